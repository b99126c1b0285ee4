package sparrow.records.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import sparrow.records.BadRecord;

/// The files in an archive, of the kinds zip and tar, up to a bound.
final class Archive {
    private static final int MOST_FILES = 20_000;
    private static final long MOST_INFLATED = 100_000_000;

    /// What a Mac adds to every archive; other files that systems add begin with a point.
    private static final String ADDED = "__MACOSX/";

    private Archive() {}

    static boolean isOne(byte[] bytes) {
        return isZip(bytes) || Tar.isOne(bytes);
    }

    private static boolean isZip(byte[] bytes) {
        return bytes.length > 3
                && bytes[0] == 'P'
                && bytes[1] == 'K'
                && bytes[2] == 3
                && bytes[3] == 4;
    }

    /// The bytes of each file, by name, in the order of the archive.
    static Map<String, byte[]> files(byte[] bytes) throws BadRecord {
        Map<String, byte[]> files = isZip(bytes) ? zipped(bytes) : Tar.files(bytes);
        files.keySet().removeIf(Archive::isAdded);
        if (files.isEmpty()) {
            throw new BadRecord("there is no file in the archive");
        }
        return files;
    }

    private static Map<String, byte[]> zipped(byte[] bytes) throws BadRecord {
        Map<String, byte[]> files = new LinkedHashMap<>();
        long inflated = 0;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.isDirectory() || isAdded(entry.getName())) {
                    continue;
                }
                byte[] file = zip.readNBytes(FileText.MOST_INFLATED + 1);
                inflated += file.length;
                if (file.length > FileText.MOST_INFLATED) {
                    throw FileText.tooMuch();
                }
                if (files.size() == MOST_FILES || inflated > MOST_INFLATED) {
                    throw new BadRecord("the archive holds too much; take it apart");
                }
                files.put(entry.getName(), file);
            }
        } catch (IOException | IllegalArgumentException broken) {
            throw new BadRecord("the archive is broken");
        }
        return files;
    }

    private static boolean isAdded(String name) {
        return name.startsWith(ADDED) || name.substring(name.lastIndexOf('/') + 1).startsWith(".");
    }
}
