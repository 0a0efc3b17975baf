// An entry in the table of Foundation's class of decimal numbers: formatters of numbers and other code of Foundation's call it through the
// table.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CLocale.h"

// That of DecimalOverride.swift; it has the same name as Foundation's own.
extern char portico_decimal_double __asm__("$s10Foundation15NSDecimalNumberC11doubleValueSdvg");

// Runs when the library is loaded, after Foundation: no number has been made by then.
__attribute__((constructor)) static void install(void) {
    uintptr_t *words = dlsym(RTLD_DEFAULT, "$s10Foundation15NSDecimalNumberCN");
    void *original = dlsym(RTLD_NEXT, "$s10Foundation15NSDecimalNumberC11doubleValueSdvg");
    if (!words || !original || original == (void *)&portico_decimal_double) return;
    uintptr_t *found = portico_class_entry(words, (uintptr_t)original);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    // The loader has closed the table after linking.
    if (!found || mprotect((void *)((uintptr_t)found & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(found, (uintptr_t)&portico_decimal_double, __ATOMIC_RELEASE);
}
