// The choice of instruction set, and the entry points.
#include "CKernelsInternal.h"
#include <string.h>

static int best_level(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") ? 2 : 1;
#else
    return 0;
#endif
}

static const ck_table *table_of(int level) {
#if defined(__x86_64__)
    if (level >= 2) return &ck_avx2;
    if (level == 1) return &ck_sse2;
#endif
    (void)level;
    return &ck_scalar;
}

// Two threads may both make the choice; they make the same one.
static _Atomic(const ck_table *) current;

const ck_table *ck_current(void) {
    const ck_table *t = __c11_atomic_load(&current, __ATOMIC_RELAXED);
    if (!t) {
        t = table_of(best_level());
        __c11_atomic_store(&current, t, __ATOMIC_RELAXED);
    }
    return t;
}

int ck_level(void) {
    const ck_table *t = ck_current();
    return t == table_of(2) ? best_level() : t == table_of(1) ? 1 : 0;
}

int ck_set_level(int level) {
    int best = best_level();
    __c11_atomic_store(&current, table_of(level < best ? level : best), __ATOMIC_RELAXED);
    return ck_level();
}

static uint32_t byte_of(float v) { return !(v > 0) ? 0 : v >= 1 ? 255 : (uint32_t)(v * 255.0f + 0.5f); }

uint32_t ck_premultiply(float r, float g, float b, float a) {
    uint32_t c = 0xff000000u | byte_of(r) << 16 | byte_of(g) << 8 | byte_of(b);
    return ck_mul(c, byte_of(a));
}

void ck_fill(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c) { ck_current()->fill(d, ds, w, h, c); }

void ck_over_color(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c) {
    if (c >> 24 == 255) ck_current()->fill(d, ds, w, h, c);
    else if (c) ck_current()->over_color(d, ds, w, h, c);
}

void ck_copy(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h) {
    for (int y = 0; y < h; y++, d += ds, s += ss) memcpy(d, s, (size_t)w * 4);
}

void ck_over_image(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, uint32_t alpha) {
    if (alpha) ck_current()->over_image(d, ds, s, ss, w, h, alpha);
}

void ck_over_color_mask(uint32_t *d, ptrdiff_t ds, int w, int h, uint32_t c, const uint8_t *m, ptrdiff_t ms) {
    if (c) ck_current()->over_color_mask(d, ds, w, h, c, m, ms);
}

void ck_over_image_mask(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, const uint8_t *m,
                        ptrdiff_t ms, uint32_t alpha) {
    if (alpha) ck_current()->over_image_mask(d, ds, s, ss, w, h, m, ms, alpha);
}

void ck_add_image(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, uint32_t alpha) {
    for (int y = 0; y < h; y++, d += ds, s += ss)
        for (int x = 0; x < w; x++) d[x] = ck_add(ck_mul(s[x], alpha), d[x]);
}

void ck_add_image_mask(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h, const uint8_t *m,
                       ptrdiff_t ms, uint32_t alpha) {
    for (int y = 0; y < h; y++, d += ds, s += ss, m += ms)
        for (int x = 0; x < w; x++) d[x] = ck_add(ck_mul(s[x], ck_div255(m[x] * alpha)), d[x]);
}

void ck_halve(uint32_t *d, ptrdiff_t ds, int w, int h, const uint32_t *s, ptrdiff_t ss, int right, int down) {
    for (int y = 0; y < h; y++, d += ds) {
        const uint32_t *a = s + (ptrdiff_t)y * (1 + down) * ss, *b = a + down * ss;
        for (int x = 0; x < w; x++) {
            int i = x * (1 + right), j = i + right;
            uint32_t rb = 0x20002, ag = 0x20002;
            const uint32_t p[4] = {a[i], a[j], b[i], b[j]};
            for (int k = 0; k < 4; k++) {
                rb += p[k] & 0xff00ff;
                ag += p[k] >> 8 & 0xff00ff;
            }
            d[x] = (rb >> 2 & 0xff00ff) | (ag >> 2 & 0xff00ff) << 8;
        }
    }
}

void ck_half_plane_row(uint8_t *out, int n, double a, double b, double c, int x, int y) {
    for (int i = 0; i < n; i++) {
        double inside = a * (x + i + 0.5) + b * (y + 0.5) + c + 0.5;
        out[i] = !(inside > 0) ? 0 : inside >= 1 ? 255 : (uint8_t)(inside * 255 + 0.5);
    }
}

void ck_multiply_mask(uint32_t *d, ptrdiff_t ds, int w, int h, const uint8_t *m, ptrdiff_t ms) {
    ck_current()->multiply_mask(d, ds, w, h, m, ms);
}

void ck_multiply_alpha(uint32_t *d, ptrdiff_t ds, const uint32_t *s, ptrdiff_t ss, int w, int h) {
    ck_current()->multiply_alpha(d, ds, s, ss, w, h);
}
