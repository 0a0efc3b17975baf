#pragma once

/// The locale that the app is launched with (`PORTICO_LOCALE`); NULL for none.
const char *portico_locale(void);
/// How well a localization suits what is wanted; 0 not at all.
int portico_locale_suits(const char *wanted, const char *offered);
