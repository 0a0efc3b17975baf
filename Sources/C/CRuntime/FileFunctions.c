// Files whose bytes a program's own functions give and take, by Linux's fopencookie.

#define _GNU_SOURCE
#include "CRuntime.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    void *cookie;
    portico_file_functions functions;
} own_file;

static int clamped(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_file(void *cookie, char *bytes, size_t count) {
    own_file *file = cookie;
    return file->functions.read(file->cookie, bytes, clamped(count));
}

// Linux asks for 0 where Darwin's function says -1.
static ssize_t write_file(void *cookie, const char *bytes, size_t count) {
    own_file *file = cookie;
    int written = file->functions.write(file->cookie, bytes, clamped(count));
    return written < 0 ? 0 : written;
}

static int seek_file(void *cookie, off64_t *offset, int whence) {
    own_file *file = cookie;
    int64_t place = file->functions.seek(file->cookie, *offset, whence);
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_file(void *cookie) {
    own_file *file = cookie;
    int result = file->functions.close ? file->functions.close(file->cookie) : 0;
    free(file);
    return result;
}

void *portico_open_functions(const void *cookie, portico_file_functions functions) {
    if (!functions.read && !functions.write) return errno = EINVAL, NULL;
    own_file *file = malloc(sizeof *file);
    if (!file) return NULL;
    *file = (own_file){.cookie = (void *)cookie, .functions = functions};
    cookie_io_functions_t calls = {
        .read = functions.read ? read_file : NULL,
        .write = functions.write ? write_file : NULL,
        .seek = functions.seek ? seek_file : NULL,
        .close = close_file,
    };
    FILE *made = fopencookie(file, functions.read ? functions.write ? "r+" : "r" : "w", calls);
    if (!made) free(file);
    return made;
}
