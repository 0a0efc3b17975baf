#pragma once

/// The locale that the app is launched with (`PORTICO_LOCALE`); NULL for none.
const char *portico_locale(void);
/// How well a localization suits what is wanted; 0 not at all.
int portico_locale_suits(const char *wanted, const char *offered);

/// A function of a class of Foundation's, by the name that the linker knows it by, and the one that takes its place.
struct portico_entry {
    const char *original;
    void *replacement;
};

/// Puts functions into the table of a class: objects of exactly that class have them from then on. 0, with nothing changed, where the table
/// holds one of the originals nowhere.
int portico_replace_entries(void *metadata, const struct portico_entry *entries, int count);
