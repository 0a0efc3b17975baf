#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The locale that the app is launched with (`PORTICO_LOCALE`); NULL for none.
const char *portico_locale(void);
/// How well a localization suits what is wanted; 0 not at all.
int portico_locale_suits(const char *wanted, const char *offered);

/// Puts PorticoLocale's functions into the table of Foundation's class of unarchivers: all objects of exactly that class have them from then
/// on. 0, with nothing changed, where the table holds one of the functions that they replace nowhere.
int portico_install_secure_decoding(void *unarchiver_class);

/// The entry of a function in a class's table, whose words begin at its object; NULL where it has none.
uintptr_t *portico_class_entry(uintptr_t *words, uintptr_t function);

/// The description of the first type, of those that all loaded libraries have, that `is_wanted` is true for; NULL where it is for none.
const void *portico_find_type(bool (*is_wanted)(const void *type, void *context), void *context);
/// The class whose description that is. It isn't generic.
const void *portico_class_of_type(const void *type);
