// Sampling of images that are not drawn pixel on pixel.
#include "CKernelsInternal.h"
#include <math.h>
#include <string.h>

static inline uint32_t pick(const ck_source *s, double u, double v) {
    int x = ck_clamp((int)floor(u), s->x0, s->x1 - 1), y = ck_clamp((int)floor(v), s->y0, s->y1 - 1);
    return s->base[(ptrdiff_t)y * s->stride + x];
}

static inline double bound(double v, double limit) { return !(v >= -limit) ? -limit : v > limit ? limit : v; }

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
        const uint32_t *ra = s->base + (ptrdiff_t)ck_clamp(y, s->y0, s->y1 - 1) * s->stride;
        const uint32_t *rb = s->base + (ptrdiff_t)ck_clamp(y + 1, s->y0, s->y1 - 1) * s->stride;
        for (int i = 0; i < n; i++, fu += fdu) {
            int k = (int)(fu >> 32), xa = ck_clamp(k, s->x0, s->x1 - 1), xb = ck_clamp(k + 1, s->x0, s->x1 - 1);
            out[i] = ck_blend4(ra[xa], ra[xb], rb[xa], rb[xb], (uint32_t)(fu >> 24) & 255, fy);
        }
        return;
    }
    for (int i = 0; i < n; i++, fu += fdu, fv += fdv) out[i] = ck_sample(s, fu, fv);
}

void ck_sample_projective(uint32_t *out, int x, int n, const ck_source *s, double u, double v, double w, double du,
                          double dv, double dw, int nearest) {
    for (int i = 0; i < n; i++) {
        double p = x + i, z = w + dw * p, k = z == 0 ? 0 : 1 / z;
        double a = bound((u + du * p) * k, 1e6), b = bound((v + dv * p) * k, 1e6);
        out[i] = nearest ? pick(s, a, b)
                         : ck_sample(s, llround((a - 0.5) * 4294967296.0) + (1 << 23), llround((b - 0.5) * 4294967296.0) + (1 << 23));
    }
}
