// The reference: what every other instruction set must reproduce to the byte.
#include "CKernelsInternal.h"

static void fill(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c) {
    for (int y = 0; y < h; y++, d += ds)
        for (int x = 0; x < w; x++) d[x] = c;
}
static void over_color(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c) {
    uint32_t ia = 255 - (c >> 24);
    for (int y = 0; y < h; y++, d += ds)
        for (int x = 0; x < w; x++) d[x] = c + ck_mul(d[x], ia);
}
static void over_image(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, uint32_t alpha) {
    for (int y = 0; y < h; y++, d += ds, s += ss)
        for (int x = 0; x < w; x++) d[x] = ck_over_light(ck_mul(s[x], alpha), d[x]);
}
static void over_color_mask(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c, const uint8_t *m, ptrdiff_t ms) {
    for (int y = 0; y < h; y++, d += ds, m += ms)
        for (int x = 0; x < w; x++) d[x] = ck_over(ck_mul(c, m[x]), d[x]);
}
static void over_image_mask(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, const uint8_t *m,
                            ptrdiff_t ms, uint32_t alpha) {
    for (int y = 0; y < h; y++, d += ds, s += ss, m += ms)
        for (int x = 0; x < w; x++) d[x] = ck_over_light(ck_mul(s[x], ck_div255(m[x] * alpha)), d[x]);
}
static void multiply_mask(uint32_t *d, ptrdiff_t ds, int w, int h, const uint8_t *m, ptrdiff_t ms) {
    for (int y = 0; y < h; y++, d += ds, m += ms)
        for (int x = 0; x < w; x++) d[x] = ck_mul(d[x], m[x]);
}
static void multiply_alpha(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h) {
    for (int y = 0; y < h; y++, d += ds, s += ss)
        for (int x = 0; x < w; x++) d[x] = ck_mul(d[x], s[x] >> 24);
}

const ck_table ck_scalar = {fill, over_color, over_image, over_color_mask, over_image_mask, multiply_mask,
                            multiply_alpha};
