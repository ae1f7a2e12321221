package org.blkscope.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptParserTest {
    private static final IoFlags NONE = IoFlags.NONE;

    @Test
    void withoutOpenThereIsNoSlot() throws ScriptException {
        assertThat(commands("aio R 64 8", "asub", "await"))
                .containsExactly(
                        new Command.Queue(Api.AIO, QueuedOp.READ, 0, new Sector.Fixed(64), 8, NONE),
                        new Command.Submit(Api.AIO),
                        new Command.Await(Api.AIO, 0));
    }

    @Test
    void withOpenEveryOperationNamesItsSlot() throws ScriptException {
        assertThat(commands("open 1 /dev/nullb0 dD", "u W 1 64 8 dsync", "usub", "uwait 1"))
                .containsExactly(
                        new Command.Open(
                                1, "/dev/nullb0", new OpenFlags(true, true, false, false, false)),
                        new Command.Queue(
                                Api.URING,
                                QueuedOp.WRITE,
                                1,
                                new Sector.Fixed(64),
                                8,
                                new IoFlags(true, false, false, false)),
                        new Command.Submit(Api.URING),
                        new Command.Await(Api.URING, 1));
    }

    @Test
    void readsEveryOtherCommand() throws ScriptException {
        assertThat(
                        commands(
                                "cpu 2",
                                "read r1000 8 nowait",
                                "write 100+i8 16 sync hipri",
                                "fsync",
                                "fdatasync",
                                "aio F",
                                "u D",
                                "discard 0 64",
                                "zeroout 128 64",
                                "zreset 0 8192",
                                "zfinish 8192 8192",
                                "ioprio 1 4",
                                "uinit",
                                "barrier",
                                "sleep 10000",
                                "snap mid 120000",
                                "snap late 600000 1",
                                "mark switch begin",
                                "seed 7",
                                "rt 60",
                                "hog 0 250000 50",
                                "sh echo 1 > /sys/x"))
                .containsExactly(
                        new Command.Pin(2),
                        new Command.Transfer(
                                false,
                                0,
                                new Sector.Random(1000),
                                8,
                                new IoFlags(false, false, false, true)),
                        new Command.Transfer(
                                true,
                                0,
                                new Sector.Stepped(100, 8),
                                16,
                                new IoFlags(false, true, true, false)),
                        new Command.Fsync(0, false),
                        new Command.Fsync(0, true),
                        new Command.Queue(Api.AIO, QueuedOp.FSYNC, 0, new Sector.Fixed(0), 0, NONE),
                        new Command.Queue(
                                Api.URING, QueuedOp.FDATASYNC, 0, new Sector.Fixed(0), 0, NONE),
                        new Command.Discard(0, new Sector.Fixed(0), 64),
                        new Command.ZeroOut(0, new Sector.Fixed(128), 64),
                        new Command.ZoneManage(ZoneAction.RESET, 0, new Sector.Fixed(0), 8192),
                        new Command.ZoneManage(ZoneAction.FINISH, 0, new Sector.Fixed(8192), 8192),
                        new Command.IoPriority(1, 4),
                        new Command.RingSetup(),
                        new Command.Barrier(),
                        new Command.Sleep(10000),
                        new Command.Snap("mid", 120000, -1),
                        new Command.Snap("late", 600000, 1),
                        new Command.Mark("switch begin"),
                        new Command.Seed(7),
                        new Command.RealTime(60),
                        new Command.Hog(0, 250000, 50),
                        new Command.Shell("echo 1 > /sys/x"));
    }

    @Test
    void loopsNest() throws ScriptException {
        assertThat(commands("loop 3", "loop 2", "read 0 8", "end", "fsync", "end"))
                .containsExactly(
                        new Command.Loop(
                                3,
                                List.of(
                                        new Command.Loop(
                                                2,
                                                List.of(
                                                        new Command.Transfer(
                                                                false,
                                                                0,
                                                                new Sector.Fixed(0),
                                                                8,
                                                                NONE))),
                                        new Command.Fsync(0, false))));
    }

    @Test
    void procBeginsAProcess() throws ScriptException {
        Script script = ScriptParser.parse(List.of("proc", "cpu 0", "barrier", "proc", "cpu 1"));

        assertThat(script.processes())
                .containsExactly(
                        new Script.Process(List.of(new Command.Pin(0), new Command.Barrier())),
                        new Script.Process(List.of(new Command.Pin(1))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "aioo R 0 8 | line 1: unknown command 'aioo'; nearest known command: aio; known: cpu open",
                "read 0 | line 1: expected the number of sectors, a whole number from 1 to 4194303"
                        + " after 'read 0', found the end of the line",
                "read x 8 | line 1: in 'read x 8': expected the first sector: a number, A+iB (A plus"
                        + " loop index times B) or rX (random below X); found 'x'",
                "read 0 0 | line 1: in 'read 0 0': expected the number of sectors, a whole number from 1",
                "read 0 8 fast | line 1: in 'read 0 8 fast': expected one of dsync, sync, hipri, nowait; found 'fast'",
                "aio X 0 8 | line 1: in 'aio X 0 8': expected R (read), W (write), F (fsync) or D (fdatasync); found 'X'",
                "cpu 0 1 | line 1: in 'cpu 0 1': expected the end of the line; found '1'",
                "ioprio 4 0 | line 1: in 'ioprio 4 0': expected the class (1 real-time, 2 best effort, 3 idle)",
                "sh | line 1: expected a shell command after 'sh', found the end of the line",
                "cpu 0;end | line 2: 'end' without a 'loop' before it",
                "loop 2;read 0 8 | line 1: 'loop' without an 'end'",
                "cpu 0;;loop x;end | line 3: in 'loop x': expected the number of turns, a whole number from 1",
                "open 0 /dev/a q | line 1: in 'open 0 /dev/a q': expected letters out of dDsrc",
                "open 0 /dev/a d;read 1 0 8 | line 2: slot 1 is used before 'open 1 PATH' in this process",
                "open 0 /dev/a d;proc;fsync 0 | line 3: slot 0 is used before 'open 0 PATH' in this process",
                "' ' | line 1: expected a command such as 'read 0 8'; the script is empty",
            })
    void complainsWithLineWordAndWhatWasExpected(String script, String message) {
        assertThatThrownBy(() -> ScriptParser.parse(Arrays.asList(script.split(";", -1))))
                .isInstanceOf(ScriptException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource({
        "aio R 64 8;asub;await",
        "open 0 /dev/nullb0 d;loop 3;read 0 100+i8 8;write 0 r64 8 dsync nowait;end;aio F 0;fsync 0",
        "cpu 0;snap a 5;snap b 6 1;barrier;proc;discard 0 64;zeroout 8 8;zopen 0 8;uwait 3;mark a b;sh x  y",
        "ioprio 2 4;sleep 10;rt 5;hog 1 2 3;seed 9;uinit;fdatasync;u D 0 0 dsync",
    })
    void whatIsWrittenReadsBackTheSame(String text) throws ScriptException {
        List<String> lines = Arrays.asList(text.split(";", -1));

        assertThat(ScriptText.lines(ScriptParser.parse(lines))).isEqualTo(lines);
    }

    private static List<Command> commands(String... lines) throws ScriptException {
        Script script = ScriptParser.parse(List.of(lines));
        assertThat(script.processes()).hasSize(1);
        return script.processes().get(0).commands();
    }
}
