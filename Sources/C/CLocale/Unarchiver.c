// Entries in the table of Foundation's class of unarchivers, which can't be subclassed outside of Foundation, and the way to the
// initialiser that ours stands in front of.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CLocale.h"

#define SWIFT __attribute__((swiftcall))

// NSKeyedUnarchiver.init(forReadingFrom:); data is two words.
SWIFT void *portico_next_unarchiver(uint64_t first, uint64_t second, __attribute__((swift_context)) void *type,
                                    __attribute__((swift_error_result)) void **error) {
    typedef SWIFT void *(*Make)(uint64_t, uint64_t, __attribute__((swift_context)) void *,
                                __attribute__((swift_error_result)) void **);
    Make make = (Make)dlsym(RTLD_NEXT, "$s10Foundation17NSKeyedUnarchiverC14forReadingFromAC0A10Essentials4DataV_tKcfC");
    return make(first, second, type, error);
}

// A class object's words: kind, superclass, flags, instance's size, the object's own sizes, descriptor, destroyer; the table's entries follow.
uintptr_t *portico_class_entry(uintptr_t *words, uintptr_t function) {
    long count = ((long)(uint32_t)words[4] - (long)(words[4] >> 32)) / (long)sizeof *words;
    for (long i = 7; i < count; i++)
        if (words[i] == function) return words + i;
    return NULL;
}

// Those of SecureDecoding.swift.
extern char portico_unarchiver_class, portico_unarchiver_decode, portico_unarchiver_decode_any, portico_unarchiver_requires,
    portico_unarchiver_require, portico_unarchiver_error, portico_unarchiver_decode_array;

static const struct {
    const char *original;
    char *replacement;
} entries[] = {
    {"$s10Foundation17NSKeyedUnarchiverC5class12forClassNameyXlXpSgSS_tF", &portico_unarchiver_class},
    {"$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF", &portico_unarchiver_decode},
    {"$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF", &portico_unarchiver_decode_any},
    {"$s10Foundation17NSKeyedUnarchiverC27_decodeArrayOfObjectsForKeyySayypGSSF", &portico_unarchiver_decode_array},
    {"$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvg", &portico_unarchiver_requires},
    {"$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvs", &portico_unarchiver_require},
    {"$s10Foundation17NSKeyedUnarchiverC5errors5Error_pSgvg", &portico_unarchiver_error},
};

int portico_install_secure_decoding(void *unarchiver_class) {
    static int is_installed;
    if (is_installed) return 1;
    enum { count = sizeof entries / sizeof *entries };
    uintptr_t *found[count];
    for (int i = 0; i < count; i++) {
        void *original = dlsym(RTLD_DEFAULT, entries[i].original);
        found[i] = original ? portico_class_entry(unarchiver_class, (uintptr_t)original) : NULL;
        if (!found[i]) return 0;
    }
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < count; i++) {
        void *start = (void *)((uintptr_t)found[i] & ~(page - 1));
        // The loader has closed the table after linking.
        if (mprotect(start, page, PROT_READ | PROT_WRITE) != 0) return 0;
        __atomic_store_n(found[i], (uintptr_t)entries[i].replacement, __ATOMIC_RELEASE);
    }
    is_installed = 1;
    return 1;
}

// Runs when the library is loaded, after Foundation: the old ways to an unarchiver, which lead past ours, know the names of classes, too.
__attribute__((constructor)) static void install(void) {
    void *class = dlsym(RTLD_DEFAULT, "$s10Foundation17NSKeyedUnarchiverCN");
    if (class) portico_install_secure_decoding(class);
}
