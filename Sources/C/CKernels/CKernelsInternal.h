#pragma once
#include "CKernels.h"

// One table of kernels per instruction set.
typedef struct {
    void (*fill)(uint32_t *, ptrdiff_t, int, int, uint32_t);
    void (*over_color)(uint32_t *, ptrdiff_t, int, int, uint32_t);
    void (*over_image)(uint32_t *, ptrdiff_t, const uint32_t *, ptrdiff_t, int, int, uint32_t);
    void (*over_color_mask)(uint32_t *, ptrdiff_t, int, int, uint32_t, const uint8_t *, ptrdiff_t);
    void (*over_image_mask)(uint32_t *, ptrdiff_t, const uint32_t *, ptrdiff_t, int, int, const uint8_t *, ptrdiff_t,
                            uint32_t);
    void (*multiply_mask)(uint32_t *, ptrdiff_t, int, int, const uint8_t *, ptrdiff_t);
    void (*multiply_alpha)(uint32_t *, ptrdiff_t, const uint32_t *, ptrdiff_t, int, int);
} ck_table;

extern const ck_table ck_scalar;
#if defined(__x86_64__)
extern const ck_table ck_sse2;
extern const ck_table ck_avx2;
#endif
extern const ck_table *ck_current(void);

static inline uint32_t ck_div255(uint32_t x) { x += 128; return (x + (x >> 8)) >> 8; }
// All four channels of v times a / 255, each rounded.
static inline uint32_t ck_mul(uint32_t v, uint32_t a) {
    uint32_t rb = (v & 0xff00ff) * a + 0x800080, ag = ((v >> 8) & 0xff00ff) * a + 0x800080;
    rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
    return rb | ag;
}
// The sum of each channel, at most 255.
static inline uint32_t ck_add(uint32_t a, uint32_t b) {
    uint32_t rb = (a & 0xff00ff) + (b & 0xff00ff), ag = (a >> 8 & 0xff00ff) + (b >> 8 & 0xff00ff);
    rb |= (rb >> 8 & 0x10001) * 255;
    ag |= (ag >> 8 & 0x10001) * 255;
    return (rb & 0xff00ff) | (ag & 0xff00ff) << 8;
}
static inline uint32_t ck_over(uint32_t s, uint32_t d) { return s + ck_mul(d, 255 - (s >> 24)); }

// Of pixels that may be brighter than their alpha: light that is added to what is below.
static inline uint32_t ck_over_light(uint32_t s, uint32_t d) {
    d = ck_mul(d, 255 - (s >> 24));
    uint32_t rb = (s & 0xff00ff) + (d & 0xff00ff), ag = ((s >> 8) & 0xff00ff) + ((d >> 8) & 0xff00ff);
    rb |= ((rb >> 8) & 0x10001) * 0xff;
    ag |= ((ag >> 8) & 0x10001) * 0xff;
    return (rb & 0xff00ff) | (ag & 0xff00ff) << 8;
}
