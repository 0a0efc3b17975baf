#pragma once
#include "CKernels.h"
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

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

static inline int ck_clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

// The four texels around a point, weighted by 8-bit fractions, summed without intermediate rounding.
static inline uint32_t ck_blend4(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, uint32_t fx, uint32_t fy) {
#if defined(__x86_64__)
    const __m128i z = _mm_setzero_si128();
    __m128i top = _mm_unpacklo_epi8(_mm_unpacklo_epi32(_mm_cvtsi32_si128((int)p00), _mm_cvtsi32_si128((int)p01)), z);
    __m128i bot = _mm_unpacklo_epi8(_mm_unpacklo_epi32(_mm_cvtsi32_si128((int)p10), _mm_cvtsi32_si128((int)p11)), z);
    __m128i t = _mm_add_epi16(_mm_mullo_epi16(top, _mm_set1_epi16((short)(256 - fy))),
                              _mm_mullo_epi16(bot, _mm_set1_epi16((short)fy)));
    t = _mm_xor_si128(t, _mm_set1_epi16((short)0x8000)); // to signed, for madd; the bias is put back below
    __m128i pairs = _mm_unpacklo_epi16(t, _mm_srli_si128(t, 8));
    __m128i sum = _mm_madd_epi16(pairs, _mm_set1_epi32((int)(fx << 16 | (256 - fx))));
    sum = _mm_srli_epi32(_mm_add_epi32(sum, _mm_set1_epi32(32768 * 256 + 32768)), 16);
    sum = _mm_packs_epi32(sum, sum);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
#else
    uint32_t out = 0;
    for (int k = 0; k < 32; k += 8) {
        uint32_t l = (p00 >> k & 255) * (256 - fy) + (p10 >> k & 255) * fy;
        uint32_t r = (p01 >> k & 255) * (256 - fy) + (p11 >> k & 255) * fy;
        out |= ((l * (256 - fx) + r * fx + 32768) >> 16) << k;
    }
    return out;
#endif
}

// u and v have 32 bits of fraction; texel centres at whole numbers.
static inline uint32_t ck_sample(const ck_source *s, int64_t u, int64_t v) {
    int x = (int)(u >> 32), y = (int)(v >> 32);
    uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
    int xa = ck_clamp(x, s->x0, s->x1 - 1), xb = ck_clamp(x + 1, s->x0, s->x1 - 1);
    const uint32_t *ra = s->base + (ptrdiff_t)ck_clamp(y, s->y0, s->y1 - 1) * s->stride;
    const uint32_t *rb = s->base + (ptrdiff_t)ck_clamp(y + 1, s->y0, s->y1 - 1) * s->stride;
    return ck_blend4(ra[xa], ra[xb], rb[xa], rb[xb], fx, fy);
}
