#define _GNU_SOURCE
#include "CHost.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

// The folder that a path lies in; the path itself is cut there.
static int open_folder(const char *path, const char **name) {
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    if (!slash) return open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    size_t length = slash == path ? 1 : (size_t)(slash - path);
    char *folder = strndup(path, length);
    if (!folder) return -1;
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    free(folder);
    return descriptor;
}

static int write_all(int file, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        // A disk that is full may say so with the next call only.
        if (written == 0) return ENOSPC;
        bytes += written;
        count -= (size_t)written;
    }
    return 0;
}

// Some file systems have nothing to wait for.
static int synchronize(int file) {
    if (fsync(file) == 0 || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP) return 0;
    return errno;
}

static int make_beside(int folder, char name[64], mode_t mode) {
    for (int attempt = 0; attempt < 16; attempt++) {
        uint64_t number = 0;
        if (getrandom(&number, sizeof number, 0) != sizeof number) number = (uint64_t)(uintptr_t)name + (uint64_t)attempt;
        snprintf(name, 64, PORTICO_UNFINISHED "%x.%016llx", (unsigned)getpid(), (unsigned long long)number);
        int file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

int portico_replace_file(const char *path, const void *bytes, size_t count, int mode, int lasts) {
    const char *name;
    int folder = open_folder(path, &name);
    if (folder < 0) return errno;
    int error = 0, file = -1;
    char unfinished[64];
    struct stat old;
    if (fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) == 0) {
        if (S_ISDIR(old.st_mode)) error = EISDIR;
        // Devices, pipes and sockets would be gone.
        else if (!S_ISREG(old.st_mode) && !S_ISLNK(old.st_mode)) error = EINVAL;
        else if (S_ISREG(old.st_mode) && mode < 0) mode = old.st_mode & 07777;
    } else if (errno != ENOENT) {
        error = errno;
    }
    // Nobody else reads what isn't finished, unless the file is to be as all new ones are.
    if (!error && (file = make_beside(folder, unfinished, mode < 0 ? 0666 : 0600)) < 0) error = errno;
    if (error) {
        close(folder);
        return error;
    }
    error = write_all(file, bytes, count);
    if (!error && mode >= 0 && fchmod(file, (mode_t)mode) != 0) error = errno;
    if (!error) error = synchronize(file);
    // Network file systems say here that there was no room.
    if (close(file) != 0 && !error && errno != EINTR) error = errno;
    if (!error && renameat(folder, unfinished, folder, name) != 0) error = errno;
    if (error) {
        unlinkat(folder, unfinished, 0);
    } else if (lasts) {
        // The name is in the folder already, and a failure would be a lie: the new file is there.
        synchronize(folder);
    }
    close(folder);
    return error;
}

int portico_open_below(const char *folder, const char *path) {
    int place = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (place < 0) return -1;
    char *copy = strdup(path), *rest = copy, *part;
    int result = -1;
    errno = ENOMEM;
    while (copy && (part = strsep(&rest, "/"))) {
        if (strcmp(part, "..") == 0) {
            errno = EINVAL;
            break;
        }
        if (!rest) {
            // Without waiting for whoever is to write into a pipe.
            result = openat(place, part, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
            break;
        }
        if (!part[0]) continue;
        int next = openat(place, part, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (next < 0) break;
        close(place);
        place = next;
    }
    int error = errno;
    close(place);
    free(copy);
    struct stat status;
    if (result >= 0 && (fstat(result, &status) != 0 || !S_ISREG(status.st_mode))) {
        close(result);
        result = -1;
        error = EINVAL;
    }
    errno = error;
    return result;
}
