#include "CCodecs.h"

#include <stdio.h>
#include <stdlib.h>
#include "Pixels.h"

void portico_set_error(char *error, const char *text) {
    snprintf(error, PORTICO_ERROR_SIZE, "%s", text);
}

void portico_premultiply_row(uint8_t *row, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        unsigned a = row[3];
        if (a == 255) continue;
        for (int k = 0; k < 3; k++) {
            unsigned t = row[k] * a + 128;
            row[k] = (uint8_t)((t + (t >> 8)) >> 8);
        }
    }
}

void portico_unpremultiply_row(const uint8_t *row, uint8_t *out, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, row += 4, out += 4) {
        unsigned a = row[3];
        for (int k = 0; k < 3; k++) {
            unsigned c = a == 0 ? 0 : (row[k] * 255u + a / 2) / a;
            out[k] = (uint8_t)(c > 255 ? 255 : c);
        }
        out[3] = (uint8_t)a;
    }
}

void portico_free_encoded(uint8_t *encoded) {
    free(encoded);
}
