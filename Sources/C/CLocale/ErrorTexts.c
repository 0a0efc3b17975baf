// Entries in the table of Foundation's class of errors: code that was compiled before ours stands in front calls it through the table.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CLocale.h"

// Those of ErrorTextOverride.swift; they have the same names as Foundation's own.
#define DESCRIPTION "$s10Foundation7NSErrorC20localizedDescriptionSSvg"
#define HASH "$s10Foundation7NSErrorC4hashSivg"
extern char portico_error_description __asm__(DESCRIPTION);
extern char portico_error_hash __asm__(HASH);

static void replace(uintptr_t *words, const char *name, char *replacement) {
    void *original = dlsym(RTLD_NEXT, name);
    if (!original || original == (void *)replacement) return;
    uintptr_t *found = portico_class_entry(words, (uintptr_t)original);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    // The loader has closed the table after linking.
    if (!found || mprotect((void *)((uintptr_t)found & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(found, (uintptr_t)replacement, __ATOMIC_RELEASE);
}

// Runs when the library is loaded, after Foundation: no error has been made by then.
__attribute__((constructor)) static void install(void) {
    uintptr_t *words = dlsym(RTLD_DEFAULT, "$s10Foundation7NSErrorCN");
    if (!words) return;
    replace(words, DESCRIPTION, &portico_error_description);
    // Foundation's own ends the process: errors were in no set and no archive.
    replace(words, HASH, &portico_error_hash);
}
