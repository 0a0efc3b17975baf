// Foundation names classes for archives and for NSStringFromClass, and ends the process at a class inside of another type, where iOS gives
// the name that the Objective-C runtime knows the class by. Foundation takes the name from Swift's library: the word through which it calls
// that function leads here.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CLocale.h"

#define SWIFT __attribute__((swiftcall))

// A text of Swift's.
struct text {
    uint64_t first, second;
};

// String.init(reflecting:) of a value of a type.
typedef SWIFT struct text (*Reflect)(void *value, void *type);

// That of ClassNames.swift.
extern SWIFT struct text portico_foundation_class_name(void *class);

#define REFLECT "$sSS10reflectingSSx_tclufC"
static Reflect reflect;
static uintptr_t namer;

// The length of the function at `namer`. All names of Foundation's library are looked through for it, so that no launch pays for it.
static uintptr_t namer_size(void) {
    static uintptr_t size;
    uintptr_t known = __atomic_load_n(&size, __ATOMIC_RELAXED);
    if (known) return known;
    Dl_info info;
    const ElfW(Sym) *symbol = NULL;
    bool is_found = dladdr1((void *)namer, &info, (void **)&symbol, RTLD_DL_SYMENT) && symbol && symbol->st_size;
    known = is_found ? symbol->st_size : 1;
    __atomic_store_n(&size, known, __ATOMIC_RELAXED);
    return known;
}

SWIFT static struct text reflect_class(void *value, void *type) {
    // Foundation prints with the same function.
    uintptr_t caller = (uintptr_t)__builtin_return_address(0);
    return caller - namer < namer_size() ? portico_foundation_class_name(*(void **)value) : reflect(value, type);
}

// The word in a library's table of other libraries' functions that leads to a function; NULL where it calls none of that name.
static uintptr_t *import_word(const struct link_map *library, const char *name) {
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    const ElfW(Rela) *calls = NULL;
    size_t size = 0;
    for (const ElfW(Dyn) *entry = library->l_ld; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_JMPREL) calls = (const ElfW(Rela) *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_PLTRELSZ) size = entry->d_un.d_val;
    }
    if (!symbols || !names || !calls) return NULL;
    for (size_t i = 0; i < size / sizeof *calls; i++) {
        const ElfW(Sym) *symbol = symbols + ELF64_R_SYM(calls[i].r_info);
        if (strcmp(names + symbol->st_name, name) == 0) return (uintptr_t *)(library->l_addr + calls[i].r_offset);
    }
    return NULL;
}

// Runs when the library is loaded, after Foundation.
__attribute__((constructor)) static void install(void) {
    void *start = dlsym(RTLD_DEFAULT, "$s10Foundation17NSStringFromClassySSyXlXpF");
    struct dl_find_object library;
    if (!start || _dl_find_object(start, &library) != 0) return;
    uintptr_t *word = import_word(library.dlfo_link_map, REFLECT);
    reflect = (Reflect)dlsym(RTLD_DEFAULT, REFLECT);
    if (!word || !reflect) return;
    namer = (uintptr_t)start;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    // The loader may have closed the table after linking.
    if (mprotect((void *)((uintptr_t)word & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(word, (uintptr_t)&reflect_class, __ATOMIC_RELEASE);
}

// Foundation's own NSClassFromString; a text is two words.
SWIFT void *portico_next_class_from_string(uint64_t first, uint64_t second) {
    typedef SWIFT void *(*Find)(uint64_t, uint64_t);
    static Find find;
    Find known = __atomic_load_n(&find, __ATOMIC_RELAXED);
    if (!known) {
        // By its library: in a debugger Foundation may be loaded before this one, and nothing comes next.
        void *library = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD);
        known = library ? (Find)dlsym(library, "$s10Foundation17NSClassFromStringyyXlXpSgSSF") : NULL;
        __atomic_store_n(&find, known, __ATOMIC_RELAXED);
    }
    return known ? known(first, second) : NULL;
}

// What Swift's libraries list of themselves: a version, where the library is, two unused words, and then ranges, the third of which is of types.
struct sections {
    uintptr_t words[8];
    const int32_t *types;
    size_t types_size;
};
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *context);

struct search {
    bool (*is_wanted)(const void *type, void *context);
    void *context;
    const void *found;
};

static bool search_library(const struct sections *library, void *context) {
    struct search *search = context;
    for (size_t i = 0; i < library->types_size / sizeof *library->types; i++) {
        const int32_t *record = library->types + i;
        const void *place = (const char *)record + (*record & ~3);
        // The lowest bits say how it is named: itself, or by a word that holds its address.
        int kind = *record & 3;
        const void *type = kind == 0 ? place : kind == 1 ? *(const void *const *)place : NULL;
        if (!type || !search->is_wanted(type, search->context)) continue;
        search->found = type;
        return false;
    }
    return true;
}

const void *portico_find_type(bool (*is_wanted)(const void *type, void *context), void *context) {
    struct search search = {is_wanted, context, NULL};
    swift_enumerateAllMetadataSections(search_library, &search);
    return search.found;
}

const void *portico_class_of_type(const void *type) {
    struct response {
        const void *class;
        uintptr_t state;
    };
    const int32_t *accessor = (const int32_t *)((const char *)type + 12);
    SWIFT struct response (*make)(uintptr_t request) = (void *)((const char *)accessor + *accessor);
    return make(0).class;
}
