// Sampling of images that are not drawn pixel on pixel.
#include "CKernelsInternal.h"
#include <math.h>
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

static inline int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

// The four texels around a point, weighted by 8-bit fractions, summed without intermediate rounding.
static inline uint32_t blend4(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, uint32_t fx, uint32_t fy) {
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
static inline uint32_t sample(const ck_source *s, int64_t u, int64_t v) {
    int x = (int)(u >> 32), y = (int)(v >> 32);
    uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
    int xa = clampi(x, s->x0, s->x1 - 1), xb = clampi(x + 1, s->x0, s->x1 - 1);
    const uint32_t *ra = s->base + (ptrdiff_t)clampi(y, s->y0, s->y1 - 1) * s->stride;
    const uint32_t *rb = s->base + (ptrdiff_t)clampi(y + 1, s->y0, s->y1 - 1) * s->stride;
    return blend4(ra[xa], ra[xb], rb[xa], rb[xb], fx, fy);
}

static inline uint32_t pick(const ck_source *s, double u, double v) {
    int x = clampi((int)floor(u), s->x0, s->x1 - 1), y = clampi((int)floor(v), s->y0, s->y1 - 1);
    return s->base[(ptrdiff_t)y * s->stride + x];
}

static inline double bound(double v, double limit) { return v < -limit ? -limit : v > limit ? limit : v; }

void ck_sample_affine(uint32_t *out, int x, int n, const ck_source *s, double u, double v, double du, double dv,
                      int nearest) {
    if (nearest) {
        for (int i = 0; i < n; i++) out[i] = pick(s, bound(u + du * (x + i), 1e6), bound(v + dv * (x + i), 1e6));
        return;
    }
    // 32 bits of fraction: no drift along a row. Fractions are rounded to 1/256.
    const double one = 4294967296.0;
    const int64_t half = 1 << 23;
    int64_t fdu = llround(bound(du, 1e4) * one), fdv = llround(bound(dv, 1e4) * one);
    int64_t fu = llround(bound(u - 0.5, 1e8) * one) + half + fdu * x;
    int64_t fv = llround(bound(v - 0.5, 1e8) * one) + half + fdv * x;
    if (fdv == 0) { // rows stay rows: the common case, scaled but not turned
        int y = (int)(fv >> 32);
        uint32_t fy = (uint32_t)(fv >> 24) & 255;
        const uint32_t *ra = s->base + (ptrdiff_t)clampi(y, s->y0, s->y1 - 1) * s->stride;
        const uint32_t *rb = s->base + (ptrdiff_t)clampi(y + 1, s->y0, s->y1 - 1) * s->stride;
        for (int i = 0; i < n; i++, fu += fdu) {
            int k = (int)(fu >> 32), xa = clampi(k, s->x0, s->x1 - 1), xb = clampi(k + 1, s->x0, s->x1 - 1);
            out[i] = blend4(ra[xa], ra[xb], rb[xa], rb[xb], (uint32_t)(fu >> 24) & 255, fy);
        }
        return;
    }
    for (int i = 0; i < n; i++, fu += fdu, fv += fdv) out[i] = sample(s, fu, fv);
}

void ck_sample_projective(uint32_t *out, int x, int n, const ck_source *s, double u, double v, double w, double du,
                          double dv, double dw, int nearest) {
    for (int i = 0; i < n; i++) {
        double p = x + i, z = w + dw * p, k = z == 0 ? 0 : 1 / z;
        double a = bound((u + du * p) * k, 1e6), b = bound((v + dv * p) * k, 1e6);
        out[i] = nearest ? pick(s, a, b)
                         : sample(s, llround((a - 0.5) * 4294967296.0) + (1 << 23), llround((b - 0.5) * 4294967296.0) + (1 << 23));
    }
}
