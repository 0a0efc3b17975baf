// Foundation on Linux has one language, whatever it is told. An app that is launched with PORTICO_LOCALE has these functions in front of
// Foundation's (`LD_PRELOAD` of libPortico.so): they choose among an app's .lproj folders. Without the variable they are Foundation's.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "CLocale.h"

typedef const void *CFRef;
typedef unsigned char Boolean;

extern void CFRelease(CFRef);
extern long CFArrayGetCount(CFRef);
extern CFRef CFArrayGetValueAtIndex(CFRef, long);
extern CFRef CFArrayCreate(CFRef, CFRef *, long, const void *);
extern Boolean CFStringGetCString(CFRef, char *, long, unsigned);
extern CFRef CFBundleCopyBundleLocalizations(CFRef);
extern CFRef CFBundleGetDevelopmentRegion(CFRef);
extern CFRef CFBundleCopyLocalizedStringForLocalization(CFRef, CFRef, CFRef, CFRef, CFRef);
extern CFRef CFBundleCopyResourceURLForLocalization(CFRef, CFRef, CFRef, CFRef, CFRef);
extern const char kCFTypeArrayCallBacks;

enum { utf8 = 0x08000100, longest = 64 };

const char *portico_locale(void) {
    static const char *chosen = (const char *)1;
    if (chosen == (const char *)1) {
        const char *text = getenv("PORTICO_LOCALE");
        chosen = text && *text && strlen(text) < longest ? strdup(text) : NULL;
    }
    return chosen;
}

// `de_DE` and `de-DE` alike.
static void canonical(const char *text, char *result) {
    size_t length = 0;
    for (; text[length] && length < longest - 1; length++) result[length] = text[length] == '_' ? '-' : text[length];
    result[length] = 0;
}

// How well a localization suits what is wanted: 0 not at all. `zh-CN` and `zh-TW` mean scripts.
int portico_locale_suits(const char *wanted, const char *offered) {
    char want[longest], offer[longest];
    canonical(wanted, want);
    canonical(offered, offer);
    if (strcasecmp(want, offer) == 0) return 100;
    size_t language = strcspn(want, "-");
    if (language != strcspn(offer, "-") || strncasecmp(want, offer, language) != 0) return 0;
    const char *rest = offer + language;
    if (strncasecmp(want, "zh", 2) == 0 && language == 2) {
        int isTraditionalPlace = strstr(want, "-TW") || strstr(want, "-HK") || strstr(want, "-MO");
        int traditional = strstr(want, "-Hant") || (!strstr(want, "-Hans") && isTraditionalPlace);
        int offersTraditional = strstr(rest, "Hant") || strstr(rest, "TW") || strstr(rest, "HK");
        return *rest == 0 ? 40 : traditional == offersTraditional ? 60 : 0;
    }
    // The language alone, then a part of what is wanted (script), then the same language of another region.
    if (*rest == 0) return 50;
    if (strncasecmp(want, offer, strlen(offer)) == 0 && want[strlen(offer)] == '-') return 60;
    return 10;
}

// The localization of `all` that suits best; not retained.
static CFRef best(CFRef all, const char *wanted) {
    CFRef found = NULL;
    int suits = 0;
    for (long i = 0; all && wanted && i < CFArrayGetCount(all); i++) {
        char name[longest];
        CFRef here = CFArrayGetValueAtIndex(all, i);
        if (!CFStringGetCString(here, name, longest, utf8)) continue;
        int value = portico_locale_suits(wanted, name);
        if (value > suits) { suits = value; found = here; }
    }
    return found;
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

CFRef CFBundleCopyLocalizedString(CFRef bundle, CFRef key, CFRef value, CFRef table) {
    CFRef all = portico_locale() ? CFBundleCopyBundleLocalizations(bundle) : NULL;
    CFRef found = best(all, portico_locale());
    CFRef result;
    if (found) {
        result = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, found);
    } else {
        CFRef (*original)(CFRef, CFRef, CFRef, CFRef) = next("CFBundleCopyLocalizedString");
        result = original(bundle, key, value, table);
    }
    if (all) CFRelease(all);
    return result;
}

CFRef CFBundleCopyResourceURL(CFRef bundle, CFRef name, CFRef type, CFRef folder) {
    CFRef all = portico_locale() ? CFBundleCopyBundleLocalizations(bundle) : NULL;
    CFRef found = best(all, portico_locale());
    CFRef result = found ? CFBundleCopyResourceURLForLocalization(bundle, name, type, folder, found) : NULL;
    if (all) CFRelease(all);
    if (result) return result;
    CFRef (*original)(CFRef, CFRef, CFRef, CFRef) = next("CFBundleCopyResourceURL");
    return original(bundle, name, type, folder);
}

CFRef CFBundleCopyPreferredLocalizationsFromArray(CFRef all) {
    CFRef found = best(all, portico_locale());
    // What nobody has translated is shown as it was written.
    if (!found && portico_locale()) found = best(all, "en");
    if (found) return CFArrayCreate(NULL, &found, 1, &kCFTypeArrayCallBacks);
    CFRef (*original)(CFRef) = next("CFBundleCopyPreferredLocalizationsFromArray");
    return original(all);
}
