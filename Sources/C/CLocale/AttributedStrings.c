// Ranges beyond an attributed text. Foundation on Linux reads and writes past the end there; these functions, which are found in front of
// Foundation's, end the process as iOS does, with its words.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "CLocale.h"

typedef const void *CFRef;
typedef unsigned char Boolean;
typedef struct { long location, length; } CFRange;

extern long CFAttributedStringGetLength(CFRef);
extern CFRef CFDictionaryCreate(CFRef, const void **, const void **, long, const void *, const void *);
extern const char kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks;
extern void portico_raise_range(const char *reason);

// Foundation's class of changeable texts.
extern const char mutable_class __asm__("$s10Foundation25NSMutableAttributedStringCN");

static int is_mutable(CFRef text) {
    const void *const *class = *(const void *const *const *)text;
    for (; class; class = class[1])
        if ((const void *)class == (const void *)&mutable_class) return 1;
    return 0;
}

static int is_inside(CFRef text, CFRange range) {
    long length = CFAttributedStringGetLength(text);
    return range.location >= 0 && range.length >= 0 && range.location <= length && range.length <= length - range.location;
}

// An empty text that can't change says that there are no attributes; one that can change has no place to ask for.
static int is_nowhere(CFRef text, long location, CFRange *effective) {
    if (location != 0 || CFAttributedStringGetLength(text) != 0 || is_mutable(text)) return 0;
    if (effective) *effective = (CFRange){0, 0};
    return 1;
}

static CFRef no_attributes(void) {
    static CFRef none;
    CFRef found = __atomic_load_n(&none, __ATOMIC_ACQUIRE);
    if (found) return found;
    found = CFDictionaryCreate(NULL, NULL, NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    __atomic_store_n(&none, found, __ATOMIC_RELEASE);
    return found;
}

static void check_place(CFRef text, long location) {
    long length = CFAttributedStringGetLength(text);
    if (location >= 0 && location < length) return;
    portico_raise_range(is_mutable(text) ? "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
                                         : "NSRLEArray objectAtIndex:effectiveRange:: Out of bounds");
}

static void check_change(CFRef text, CFRange range, const char *reason) {
    if (!is_inside(text, range)) portico_raise_range(reason);
}

static const char read_past[] = "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds";
static const char replaced_past[] = "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds";

// Foundation's function of the same name, looked up once.
#define NEXT(type, name) \
    static type next; \
    type found = __atomic_load_n(&next, __ATOMIC_RELAXED); \
    if (!found) __atomic_store_n(&next, found = (type)dlsym(RTLD_NEXT, name), __ATOMIC_RELAXED)

// MARK: Reading

CFRef CFAttributedStringGetAttributes(CFRef text, long location, CFRange *effective) {
    typedef CFRef (*Function)(CFRef, long, CFRange *);
    NEXT(Function, "CFAttributedStringGetAttributes");
    if (is_nowhere(text, location, effective)) return no_attributes();
    check_place(text, location);
    return found(text, location, effective);
}

CFRef CFAttributedStringGetAttribute(CFRef text, long location, CFRef name, CFRange *effective) {
    typedef CFRef (*Function)(CFRef, long, CFRef, CFRange *);
    NEXT(Function, "CFAttributedStringGetAttribute");
    if (is_nowhere(text, location, effective)) return NULL;
    check_place(text, location);
    return found(text, location, name, effective);
}

CFRef CFAttributedStringGetAttributesAndLongestEffectiveRange(CFRef text, long location, CFRange in, CFRange *effective) {
    typedef CFRef (*Function)(CFRef, long, CFRange, CFRange *);
    NEXT(Function, "CFAttributedStringGetAttributesAndLongestEffectiveRange");
    if (is_nowhere(text, location, effective)) return no_attributes();
    check_place(text, location);
    check_change(text, in, read_past);
    return found(text, location, in, effective);
}

CFRef CFAttributedStringGetAttributeAndLongestEffectiveRange(CFRef text, long location, CFRef name, CFRange in, CFRange *effective) {
    typedef CFRef (*Function)(CFRef, long, CFRef, CFRange, CFRange *);
    NEXT(Function, "CFAttributedStringGetAttributeAndLongestEffectiveRange");
    if (is_nowhere(text, location, effective)) return NULL;
    check_place(text, location);
    check_change(text, in, read_past);
    return found(text, location, name, in, effective);
}

CFRef CFAttributedStringCreateWithSubstring(CFRef allocator, CFRef text, CFRange range) {
    typedef CFRef (*Function)(CFRef, CFRef, CFRange);
    NEXT(Function, "CFAttributedStringCreateWithSubstring");
    check_change(text, range,
                 is_mutable(text) ? "NSConcreteMutableAttributedString attributedSubstringFromRange:: Out of bounds"
                                  : "NSConcreteAttributedString attributedSubstringFromRange:: Out of bounds");
    return found(allocator, text, range);
}

// MARK: Changing

void CFAttributedStringReplaceString(CFRef text, CFRange range, CFRef other) {
    typedef void (*Function)(CFRef, CFRange, CFRef);
    NEXT(Function, "CFAttributedStringReplaceString");
    check_change(text, range, read_past);
    found(text, range, other);
}

void CFAttributedStringReplaceAttributedString(CFRef text, CFRange range, CFRef other) {
    typedef void (*Function)(CFRef, CFRange, CFRef);
    NEXT(Function, "CFAttributedStringReplaceAttributedString");
    check_change(text, range, replaced_past);
    found(text, range, other);
}

void CFAttributedStringSetAttributes(CFRef text, CFRange range, CFRef values, Boolean clears) {
    typedef void (*Function)(CFRef, CFRange, CFRef, Boolean);
    NEXT(Function, "CFAttributedStringSetAttributes");
    check_change(text, range, replaced_past);
    found(text, range, values, clears);
}

void CFAttributedStringSetAttribute(CFRef text, CFRange range, CFRef name, CFRef value) {
    typedef void (*Function)(CFRef, CFRange, CFRef, CFRef);
    NEXT(Function, "CFAttributedStringSetAttribute");
    check_change(text, range, read_past);
    found(text, range, name, value);
}

void CFAttributedStringRemoveAttribute(CFRef text, CFRange range, CFRef name) {
    typedef void (*Function)(CFRef, CFRange, CFRef);
    NEXT(Function, "CFAttributedStringRemoveAttribute");
    check_change(text, range, read_past);
    found(text, range, name);
}
