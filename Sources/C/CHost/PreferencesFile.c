#define _GNU_SOURCE
#include "CHost.h"
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// Core Foundation writes the file of user defaults in place: it is empty, or cut off, for whoever reads it meanwhile, after a kill and on a
// full disk. The function below stands in front of the one that it does so with, as the linker finds it, and replaces files whole.
//
// Of Core Foundation, which has no headers on Linux. A CFURL and a CFData are only passed on.
typedef const void *Object;
typedef unsigned char Boolean;
extern Boolean CFURLGetFileSystemRepresentation(Object url, Boolean resolves, unsigned char *buffer, long count);
extern Boolean CFURLHasDirectoryPath(Object url);
extern const unsigned char *CFDataGetBytePtr(Object data);
extern long CFDataGetLength(Object data);

typedef Boolean Writer(Object url, Object data, Object properties, int32_t *error);

Boolean CFURLWriteDataAndPropertiesToResource(Object url, Object data, Object properties, int32_t *error);

Boolean CFURLWriteDataAndPropertiesToResource(Object url, Object data, Object properties, int32_t *error) {
    Writer *original = (Writer *)dlsym(RTLD_NEXT, "CFURLWriteDataAndPropertiesToResource");
    if (!original) return 0;
    unsigned char path[PATH_MAX];
    struct stat status;
    int isFile = data && !CFURLHasDirectoryPath(url) && CFURLGetFileSystemRepresentation(url, 1, path, sizeof path);
    // What isn't a file, or leads to one by a link, stays what it is.
    if (isFile && lstat((char *)path, &status) == 0) isFile = S_ISREG(status.st_mode);
    if (!isFile) return original(url, data, properties, error);
    if (error) *error = 0;
    // With properties it is a file of defaults, which is its user's alone; they are set below.
    if (portico_replace_file((char *)path, CFDataGetBytePtr(data), (size_t)CFDataGetLength(data), properties ? 0600 : -1, 1) != 0) {
        // kCFURLUnknownError
        if (error) *error = -10;
        return 0;
    }
    return properties ? original(url, NULL, properties, error) : 1;
}
