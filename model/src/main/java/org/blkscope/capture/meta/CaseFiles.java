package org.blkscope.capture.meta;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** The files of one case, plain or gzipped. */
final class CaseFiles {
    private final Path folder;

    CaseFiles(Path folder) {
        this.folder = folder;
    }

    /** The text of a file or of its {@code .gz} variant; empty if there is neither. */
    Optional<String> text(String name) throws IOException, CaseException {
        Path plain = folder.resolve(name);
        if (Files.isRegularFile(plain)) {
            return Optional.of(new String(Files.readAllBytes(plain), StandardCharsets.UTF_8));
        }
        Path zipped = folder.resolve(name + ".gz");
        return Files.isRegularFile(zipped) ? Optional.of(unzip(zipped)) : Optional.empty();
    }

    /** The same in lines; no lines if there is no such file. */
    List<String> lines(String name) throws IOException, CaseException {
        return text(name).map(text -> text.lines().toList()).orElse(List.of());
    }

    /** Name of the folder with a file's name, for errors. */
    String where(String name) {
        return folder.resolve(name).toString();
    }

    private static String unzip(Path file) throws IOException, CaseException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (EOFException | ZipException e) {
            throw new CaseException(
                    file.toString(),
                    "expected a complete gzip file,"
                            + " found one that is cut off or damaged; copy it again");
        }
    }
}
