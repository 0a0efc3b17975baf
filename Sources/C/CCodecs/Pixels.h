// What the codecs share.
#pragma once
#include <stdint.h>

__attribute__((visibility("hidden"))) void portico_set_error(char *error, const char *text);
/// Multiplies a row's colours by their alpha.
__attribute__((visibility("hidden"))) void portico_premultiply_row(uint8_t *row, uint32_t width);
/// Divides a row's colours by their alpha.
__attribute__((visibility("hidden"))) void portico_unpremultiply_row(const uint8_t *row, uint8_t *out, uint32_t width);
