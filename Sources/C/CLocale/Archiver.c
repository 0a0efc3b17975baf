// Entries in the table of Foundation's class of archivers, which can't be subclassed outside of Foundation.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CLocale.h"

// Those of ArchiveContents.swift.
extern char portico_archiver_encode, portico_archiver_encode_next;

static const struct {
    const char *original;
    char *replacement;
} entries[] = {
    {"$s10Foundation15NSKeyedArchiverC6encode_6forKeyyypSg_SStF", &portico_archiver_encode},
    {"$s10Foundation15NSKeyedArchiverC6encodeyyypSgF", &portico_archiver_encode_next},
};

// Runs when the library is loaded, after Foundation. A Foundation without one of the entries keeps its own.
__attribute__((constructor)) static void install(void) {
    enum { count = sizeof entries / sizeof *entries };
    uintptr_t *class = dlsym(RTLD_DEFAULT, "$s10Foundation15NSKeyedArchiverCN");
    if (!class) return;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < count; i++) {
        void *original = dlsym(RTLD_DEFAULT, entries[i].original);
        uintptr_t *found = original ? portico_class_entry(class, (uintptr_t)original) : NULL;
        if (!found) continue;
        // The loader has closed the table after linking.
        if (mprotect((void *)((uintptr_t)found & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) continue;
        __atomic_store_n(found, (uintptr_t)entries[i].replacement, __ATOMIC_RELEASE);
    }
}
