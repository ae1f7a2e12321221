package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.scenario.ScenarioException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Errors as one line on the error stream, with their exit code. */
final class Errors {
    private Errors() {}

    /** Arguments that cannot be parsed. */
    static int wrongUse(ParameterException e, String[] args) {
        CommandLine line = e.getCommandLine();
        String help = line.getCommandSpec().qualifiedName() + " --help";
        return report(line, firstLine(text(e)) + " (see " + help + ")", ExitCode.WRONG_USE);
    }

    /**
     * A verb that could not do its work. Surprises are left to the JVM, which shows where they come
     * from.
     */
    static int failed(Exception e, CommandLine line, ParseResult parsed) throws Exception {
        if (e instanceof UsageException) {
            return report(line, text(e), ExitCode.WRONG_USE);
        }
        if (e instanceof ScenarioException || e instanceof CaseException) {
            return report(line, text(e), ExitCode.UNREADABLE);
        }
        if (e instanceof IOException io) {
            return report(line, ioText(io), ExitCode.UNREADABLE);
        }
        throw e;
    }

    private static int report(CommandLine line, String message, int exitCode) {
        line.getErr().println("blkscope: " + message);
        line.getErr().flush();
        return exitCode;
    }

    private static String ioText(IOException e) {
        if (e instanceof NoSuchFileException) {
            return text(e) + ": there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return text(e) + ": reading it is not allowed";
        }
        return firstLine(text(e));
    }

    /** What an exception says; its kind if it says nothing. */
    static String text(Exception e) {
        return Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
    }

    private static String firstLine(String message) {
        int end = message.indexOf('\n');
        return (end < 0 ? message : message.substring(0, end)).strip();
    }
}
