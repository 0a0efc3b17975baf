// A page rolled around a cylinder that lies on it. Seen from above, a point has at most two layers of paper over it: the page's
// front, which lies or rises, and on top of that the back of what has come round. Both are found backwards: from the point's
// distance to the fold to the place on the page.
#include "CKernelsInternal.h"
#include <math.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#pragma STDC FP_CONTRACT OFF

// Pixels that are looked at together.
#define BLOCK 8
#define GROUP 64
#define PI 3.14159265f
// Light from above that leans a little, by an angle of 0.45, towards where the page is lifted; and what is seen without it.
#define SINE 0.43496553f
#define COSINE 0.90044710f
#define AMBIENT 0.3f
// Further than any picture reaches, in 256ths of texels.
#define FAR 1e9f
// Paper that lies.
#define FLAT (AMBIENT + (1 - AMBIENT) * COSINE)

static inline float clampf(float v, float lo, float hi) { return !(v >= lo) ? lo : v > hi ? hi : v; }
static inline float least(float a, float b) { return a < b ? a : b; }
static inline float most(float a, float b) { return a > b ? a : b; }

// Within 7e-5 (Abramowitz and Stegun 4.4.45), t in 0...1: the same bits everywhere.
static inline float arc_cosine(float t) {
    return sqrtf(1 - t) * (1.5707288f + t * (-0.2121144f + t * (0.0742610f - t * 0.0187293f)));
}

// How bright paper is whose normal has the cosine `up` and leans into the light by the sine `side`: 1 where it faces the light.
static inline float light(float up, float side) { return AMBIENT + (1 - AMBIENT) * most(up * COSINE + side * SINE, 0); }

// How much of the paper's own colour is left, in 256ths.
static inline uint32_t shade(const ck_curl *c, float bright) {
    return (uint32_t)(clampf(1 + (float)c->shade * (bright - 1), 0, 1) * 256 + 0.5f);
}

static inline uint32_t dim(uint32_t p, uint32_t k) {
    uint32_t rb = ((p & 0xff00ff) * k + 0x800080) >> 8 & 0xff00ff, g = ((p & 0xff00) * k + 0x8000) >> 8 & 0xff00;
    return (p & 0xff000000) | rb | g;
}

// The back of the paper: the picture with `mul` 256ths of its own, and white for the rest of `sum`.
static inline uint32_t paper(uint32_t p, uint32_t mul, uint32_t sum) {
    uint32_t a = p >> 24, white = (a * (sum - mul) + 128) >> 8;
    return dim(p, mul) + white * 0x10101;
}

static inline uint32_t texel(const ck_source *s, const double map[4], float x, float y) {
    int u = (int)(clampf(x * (float)map[0] + (float)map[2], -1, 1e5f) * 256 + 384.5f); // three halves up: positive
    int v = (int)(clampf(y * (float)map[1] + (float)map[3], -1, 1e5f) * 256 + 384.5f);
    int tx = (u >> 8) - 2, ty = (v >> 8) - 2;
    uint32_t fx = (uint32_t)u & 255, fy = (uint32_t)v & 255;
    const uint32_t *a = s->base + (ptrdiff_t)ck_clamp(ty, s->y0, s->y1 - 1) * s->stride;
    const uint32_t *b = s->base + (ptrdiff_t)ck_clamp(ty + 1, s->y0, s->y1 - 1) * s->stride;
    int xa = ck_clamp(tx, s->x0, s->x1 - 1), xb = ck_clamp(tx + 1, s->x0, s->x1 - 1);
    return ck_blend4(a[xa], a[xb], b[xa], b[xb], fx, fy);
}

static inline const ck_source *back_source(const ck_curl *c) { return c->back.base ? &c->back : &c->front; }

static inline uint32_t behind(const ck_curl *c, float x, float y, float bright) {
    uint32_t sum = shade(c, bright);
    uint32_t mul = c->back.base ? sum : (uint32_t)((float)sum * (float)c->through + 0.5f);
    return paper(texel(back_source(c), c->back_map, x, y), mul, sum);
}

// How far inside the page; below 0 outside of it.
static inline float inside(const ck_curl *c, float x, float y) {
    return least(least(x - (float)c->left, (float)c->right - x), least(y - (float)c->top, (float)c->bottom - y));
}

static inline uint32_t cover(uint32_t p, float k, uint32_t below) {
    return ck_over(k >= 1 ? p : ck_mul(p, (uint32_t)(k * 255 + 0.5f)), below);
}

// A point of the page's plane, its distance to the fold, and where on the page the paper is from that passes over it.
typedef struct { float x, y, d, bx, by, up, t; } place;

static inline place find(const ck_curl *c, float x, float y) {
    float r = (float)c->radius, nx = (float)c->nx, ny = (float)c->ny;
    float d = nx * x + ny * y - (float)c->fold;
    float t = r > 0 ? clampf(d / r, 0, 1) : 0;
    float round = t > 0 ? r * (PI / 2 + arc_cosine(t)) : PI * r - d;
    place p = {x, y, d, x + (round - d) * nx, y + (round - d) * ny, sqrtf(1 - t * t), t};
    return p;
}

static inline float shadow(const ck_curl *c, float bx, float by, float d) {
    float ox = most(most((float)c->left - bx, bx - (float)c->right), 0);
    float oy = most(most((float)c->top - by, by - (float)c->bottom), 0), beyond = most(d - (float)c->radius, 0);
    float near = most(1 - sqrtf(ox * ox + oy * oy + beyond * beyond) / (float)c->reach, 0);
    return (float)c->shadow * near * near;
}

// One pixel over what is below it, its centre at (x, y) of the page's plane.
static uint32_t pixel(const ck_curl *c, uint32_t below, float x, float y) {
    float r = (float)c->radius, sharp = (float)c->sharpness;
    place p = find(c, x, y);
    float edge = clampf((r - p.d) * sharp + 0.5f, 0, 1); // of the roll
    float top = edge * clampf(inside(c, p.bx, p.by) * sharp + 0.5f, 0, 1);
    if (top >= 1) return ck_over(behind(c, p.bx, p.by, light(p.up, p.t)), below);
    float fx = x, fy = y;
    if (p.d > 0) {
        float rise = r * (PI / 2 - arc_cosine(p.t)) - p.d;
        fx += rise * (float)c->nx, fy += rise * (float)c->ny;
    }
    float seen = edge * clampf(inside(c, fx, fy) * sharp + 0.5f, 0, 1);
    if (seen > 0) {
        uint32_t front = dim(texel(&c->front, c->front_map, fx, fy), shade(c, light(p.up, -p.t) / FLAT));
        below = cover(front, seen, below);
    }
    if (c->reach > 0) below = dim(below, (uint32_t)((1 - shadow(c, p.bx, p.by, p.d)) * 256 + 0.5f));
    return top > 0 ? cover(behind(c, p.bx, p.by, light(p.up, p.t)), top, below) : below;
}

// What a block of pixels shows, where that is one thing: the page that lies, with or without a shadow on it; the back of the page that
// lies above, or goes round; a shadow on what is below.
enum { MIXED, NOTHING, FRONT, SHADED, BACK, ROLL, CAST };

// Both ends on one side of one line: so is all between them.
static inline int apart(const ck_curl *c, float x0, float y0, float x1, float y1, float by) {
    float left = (float)c->left - by, right = (float)c->right + by, top = (float)c->top - by, bottom = (float)c->bottom + by;
    return (x0 < left && x1 < left) || (x0 > right && x1 > right) || (y0 < top && y1 < top) || (y0 > bottom && y1 > bottom);
}

static int kind(const ck_curl *c, const place *a, const place *b) {
    float soft = 1 / (float)c->sharpness, reach = most((float)c->reach, soft), r = (float)c->radius;
    float low = least(a->d, b->d), high = most(a->d, b->d);
    if (low > r + reach) return NOTHING;
    if (low > r + soft) return apart(c, a->bx, a->by, b->bx, b->by, reach) ? NOTHING : CAST;
    if (high > 0) {
        // The way back to the page bends between the ends, by less than they are apart.
        float bend = (fabsf(a->x - b->x) + fabsf(a->y - b->y)) * 1.5f + soft;
        if (low > 0 && high < r - soft && least(inside(c, a->bx, a->by), inside(c, b->bx, b->by)) > bend) return ROLL;
        float way = PI * r + 2 * (high - low) + reach;
        return apart(c, a->x, a->y, b->x, b->y, way) ? NOTHING : MIXED;
    }
    if (high < -soft && inside(c, a->bx, a->by) > soft && inside(c, b->bx, b->by) > soft) return BACK;
    int lies = inside(c, a->x, a->y) > soft * 0.49f && inside(c, b->x, b->y) > soft * 0.49f;
    if (apart(c, a->bx, a->by, b->bx, b->by, reach)) {
        if (lies) return FRONT;
        return apart(c, a->x, a->y, b->x, b->y, soft) ? NOTHING : MIXED;
    }
    if (!apart(c, a->bx, a->by, b->bx, b->by, soft)) return MIXED;
    if (lies) return SHADED;
    return apart(c, a->x, a->y, b->x, b->y, soft) ? CAST : MIXED;
}

static void front(const ck_curl *c, uint32_t *dst, uint32_t *scratch, int x, int y, int n) {
    if (c->direct) {
        const uint32_t *row = c->front.base + (ptrdiff_t)(y + c->offset_y) * c->front.stride + x + c->offset_x;
        return ck_over_image(dst, 0, row, 0, n, 1, 255);
    }
    double py = y + 0.5, u = c->to_x[0] * 0.5 + c->to_x[1] * py + c->to_x[2], v = c->to_y[0] * 0.5 + c->to_y[1] * py + c->to_y[2];
    const double *map = c->front_map;
    ck_sample_affine(scratch, x, n, &c->front, u * map[0] + map[2], v * map[1] + map[3], c->to_x[0] * map[0],
                     c->to_y[0] * map[1], 0);
    ck_over_image(dst, 0, scratch, 0, n, 1, 255);
}

// The page's plane under the pixels of a block.
static inline void fill(const ck_curl *c, int x, int y, float px[BLOCK], float py[BLOCK]) {
    double u = c->to_x[0] * (x + 0.5) + c->to_x[1] * (y + 0.5) + c->to_x[2];
    double v = c->to_y[0] * (x + 0.5) + c->to_y[1] * (y + 0.5) + c->to_y[2];
    for (int i = 0; i < BLOCK; i++) {
        px[i] = (float)(u + c->to_x[0] * i);
        py[i] = (float)(v + c->to_y[0] * i);
    }
}

// Four texels whose weights add up to 256, and of that `mul` 256ths and white for the rest of `sum`: `weights` has the right column's
// share above the left one's, for the upper and the lower row.
static inline uint32_t print(const uint32_t *a, const uint32_t *b, uint32_t upper, uint32_t lower, uint32_t mul, uint32_t sum) {
#if defined(__x86_64__)
    const __m128i zero = _mm_setzero_si128();
    __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)a), zero);
    __m128i low = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)b), zero);
    __m128i wt = _mm_cvtsi32_si128((int)upper), wl = _mm_cvtsi32_si128((int)lower);
    wt = _mm_shuffle_epi32(_mm_unpacklo_epi16(wt, wt), 0x50);
    wl = _mm_shuffle_epi32(_mm_unpacklo_epi16(wl, wl), 0x50);
    __m128i t = _mm_add_epi16(_mm_mullo_epi16(top, wt), _mm_mullo_epi16(low, wl));
    t = _mm_add_epi16(t, _mm_srli_si128(t, 8));
    t = _mm_srli_epi16(_mm_add_epi16(t, _mm_set1_epi16(128)), 8);
    // Colours are scaled, alpha is not.
    __m128i m = _mm_shufflelo_epi16(_mm_cvtsi32_si128((int)(256 << 16 | mul)), 0x40);
    __m128i w = _mm_shufflelo_epi16(_mm_cvtsi32_si128((int)(sum - mul)), 0x40);
    __m128i alpha = _mm_shufflelo_epi16(t, 0xff);
    t = _mm_add_epi16(_mm_mullo_epi16(t, m), _mm_mullo_epi16(alpha, w));
    t = _mm_srli_epi16(_mm_add_epi16(t, _mm_set1_epi16(128)), 8);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(t, t));
#else
    uint32_t out = 0, alpha = 0;
    for (int k = 24; k >= 0; k -= 8) {
        uint32_t v = (a[0] >> k & 255) * (upper & 0xffff) + (a[1] >> k & 255) * (upper >> 16)
            + (b[0] >> k & 255) * (lower & 0xffff) + (b[1] >> k & 255) * (lower >> 16);
        v = (v + 128) >> 8;
        if (k == 24) alpha = v;
        out |= (k == 24 ? v : (v * mul + alpha * (sum - mul) + 128) >> 8) << k;
    }
    return out;
#endif
}

// Where on the back's picture a block's pixels are, in 256ths of texels, and how bright.
typedef struct {
    int u[BLOCK], v[BLOCK];
    int sum[BLOCK], mul[BLOCK];
} prints;

static inline __attribute__((always_inline)) void locate(
    const ck_curl *c, prints *restrict out, int isRound, const float *restrict px, const float *restrict py
) {
    const float r = (float)c->radius, nx = (float)c->nx, ny = (float)c->ny, fold = (float)c->fold, perR = r > 0 ? 1 / r : 0;
    const float share = c->back.base ? 1 : (float)c->through, depth = (float)c->shade;
    const float mx = (float)c->back_map[0] * 256, my = (float)c->back_map[1] * 256;
    const float ox = (float)c->back_map[2] * 256 - 127.5f, oy = (float)c->back_map[3] * 256 - 127.5f;
#pragma clang loop vectorize_width(8)
    for (int i = 0; i < BLOCK; i++) {
        float d = nx * px[i] + ny * py[i] - fold, way = PI * r - 2 * d, bright = FLAT;
        if (isRound) {
            float t = d * perR;
            t = t < 0 ? 0 : t;
            t = t > 1 ? 1 : t;
            way = r * (PI / 2 + arc_cosine(t)) - d;
            float facing = sqrtf(1 - t * t) * COSINE + t * SINE;
            bright = AMBIENT + (1 - AMBIENT) * facing;
        }
        out->u[i] = (int)least(most((px[i] + way * nx) * mx + ox, -FAR), FAR);
        out->v[i] = (int)least(most((py[i] + way * ny) * my + oy, -FAR), FAR);
        // What is no number is dark.
        float s = least(most((1 + depth * (bright - 1)) * 256, 0), 256);
        out->sum[i] = (int)(s + 0.5f);
        out->mul[i] = (int)(s * share + 0.5f);
    }
}

// All are well within the picture. On a roll what lies between the ends may lie beyond both.
static inline int isWithin(const ck_source *s, const prints *p) {
    const int w = (s->x1 - 2) * 256, h = (s->y1 - 2) * 256, edge = 256;
    int within = 1;
    for (int i = 0; i < BLOCK; i++) within &= (p->u[i] >= edge) & (p->v[i] >= edge) & (p->u[i] < w) & (p->v[i] < h);
    return within;
}

// Of each of the two texels beside each other the share, for the upper and the lower row; all together 256.
static inline void weigh(int u, int v, uint32_t *upper, uint32_t *lower) {
    uint32_t fx = (uint32_t)u & 255, fy = (uint32_t)v & 255, both = fx * fy >> 8;
    *lower = both << 16 | (fy - both);
    *upper = (fx - both) << 16 | (256 - fx - fy + both);
}

// The backs of a block's pixels, all of them wholly on the page.
static void backs(const ck_curl *c, uint32_t *out, int isRound, const float px[BLOCK], const float py[BLOCK]) {
    prints p;
    uint32_t upper, lower;
    if (isRound) locate(c, &p, 1, px, py); else locate(c, &p, 0, px, py);
    const ck_source *source = back_source(c);
    if (isWithin(source, &p)) {
        for (int i = 0; i < BLOCK; i++) {
            const uint32_t *a = source->base + (ptrdiff_t)(p.v[i] >> 8) * source->stride + (p.u[i] >> 8);
            weigh(p.u[i], p.v[i], &upper, &lower);
            out[i] = print(a, a + source->stride, upper, lower, (uint32_t)p.mul[i], (uint32_t)p.sum[i]);
        }
        return;
    }
    for (int i = 0; i < BLOCK; i++) {
        int tx = p.u[i] >> 8, ty = p.v[i] >> 8, x1 = source->x1 - 1, y1 = source->y1 - 1;
        const uint32_t *a = source->base + (ptrdiff_t)ck_clamp(ty, 0, y1) * source->stride;
        const uint32_t *b = source->base + (ptrdiff_t)ck_clamp(ty + 1, 0, y1) * source->stride;
        int xa = ck_clamp(tx, 0, x1), xb = ck_clamp(tx + 1, 0, x1);
        uint32_t ab[2] = {a[xa], a[xb]}, cd[2] = {b[xa], b[xb]};
        weigh(p.u[i], p.v[i], &upper, &lower);
        out[i] = print(ab, cd, upper, lower, (uint32_t)p.mul[i], (uint32_t)p.sum[i]);
    }
}

#if defined(__x86_64__)
// The same bytes, eight at once.
__attribute__((target("avx2"))) static void backs_avx2(
    const ck_curl *c, uint32_t *out, int isRound, const float px[BLOCK], const float py[BLOCK]
) {
    prints p;
    if (isRound) locate(c, &p, 1, px, py); else locate(c, &p, 0, px, py);
    const ck_source *source = back_source(c);
    if (!isWithin(source, &p)) return backs(c, out, isRound, px, py);
    const __m256i byte = _mm256_set1_epi32(255), pairs = _mm256_set1_epi32(0x00ff00ff), half = _mm256_set1_epi16(128);
    __m256i u = _mm256_loadu_si256((const __m256i *)p.u), v = _mm256_loadu_si256((const __m256i *)p.v);
    __m256i at = _mm256_add_epi32(
        _mm256_mullo_epi32(_mm256_srai_epi32(v, 8), _mm256_set1_epi32((int)source->stride)), _mm256_srai_epi32(u, 8));
    const int *a = (const int *)source->base, *b = a + source->stride;
    __m256i texels[4] = {
        _mm256_i32gather_epi32(a, at, 4), _mm256_i32gather_epi32(a + 1, at, 4), _mm256_i32gather_epi32(b, at, 4),
        _mm256_i32gather_epi32(b + 1, at, 4),
    };
    __m256i fx = _mm256_and_si256(u, byte), fy = _mm256_and_si256(v, byte);
    __m256i both = _mm256_srli_epi32(_mm256_mullo_epi16(fx, fy), 8);
    __m256i right = _mm256_sub_epi32(fx, both), low = _mm256_sub_epi32(fy, both);
    __m256i weights[4] = {_mm256_sub_epi32(_mm256_sub_epi32(_mm256_set1_epi32(256), fx), low), right, low, both};
    __m256i rb = _mm256_setzero_si256(), ag = rb;
    for (int k = 0; k < 4; k++) {
        __m256i w = _mm256_or_si256(weights[k], _mm256_slli_epi32(weights[k], 16));
        rb = _mm256_add_epi16(rb, _mm256_mullo_epi16(_mm256_and_si256(texels[k], pairs), w));
        ag = _mm256_add_epi16(ag, _mm256_mullo_epi16(_mm256_and_si256(_mm256_srli_epi32(texels[k], 8), pairs), w));
    }
    rb = _mm256_srli_epi16(_mm256_add_epi16(rb, half), 8);
    ag = _mm256_srli_epi16(_mm256_add_epi16(ag, half), 8);
    __m256i mul = _mm256_loadu_si256((const __m256i *)p.mul), sum = _mm256_loadu_si256((const __m256i *)p.sum);
    __m256i white = _mm256_sub_epi32(sum, mul);
    __m256i alpha = _mm256_srli_epi32(ag, 16), alphas = _mm256_or_si256(alpha, _mm256_slli_epi32(alpha, 16));
    __m256i muls = _mm256_or_si256(mul, _mm256_slli_epi32(mul, 16));
    __m256i whites = _mm256_mullo_epi16(alphas, _mm256_or_si256(white, _mm256_slli_epi32(white, 16)));
    rb = _mm256_add_epi16(_mm256_mullo_epi16(rb, muls), whites);
    // Alpha stays as it is.
    ag = _mm256_add_epi16(
        _mm256_mullo_epi16(ag, _mm256_or_si256(mul, _mm256_set1_epi32(256 << 16))), _mm256_and_si256(whites, _mm256_set1_epi32(0xffff)));
    rb = _mm256_srli_epi16(_mm256_add_epi16(rb, half), 8);
    ag = _mm256_slli_epi16(_mm256_srli_epi16(_mm256_add_epi16(ag, half), 8), 8);
    _mm256_storeu_si256((__m256i *)out, _mm256_or_si256(rb, ag));
}
#endif

// Shadow on what the block's pixels show already.
static void shadows(const ck_curl *c, uint32_t *restrict k, const float *restrict px, const float *restrict py) {
    const float r = (float)c->radius, nx = (float)c->nx, ny = (float)c->ny, fold = (float)c->fold;
    const float left = (float)c->left, right = (float)c->right, top = (float)c->top, bottom = (float)c->bottom;
    const float per = 1 / (float)c->reach, dark = (float)c->shadow * 256;
#pragma clang loop vectorize_width(8)
    for (int i = 0; i < BLOCK; i++) {
        float d = nx * px[i] + ny * py[i] - fold, way = d > r ? PI / 2 * r - d : PI * r - 2 * d;
        float bx = px[i] + way * nx, by = py[i] + way * ny;
        float ox = most(most(left - bx, bx - right), 0), oy = most(most(top - by, by - bottom), 0), beyond = most(d - r, 0);
        float near = most(1 - sqrtf(ox * ox + oy * oy + beyond * beyond) * per, 0);
        k[i] = (uint32_t)(int)(256.5f - dark * near * near);
    }
}

static inline void block_backs(const ck_curl *c, uint32_t *out, int isRound, const float px[BLOCK], const float py[BLOCK]) {
#if defined(__x86_64__)
    if (ck_level() == 2) return backs_avx2(c, out, isRound, px, py);
#endif
    backs(c, out, isRound, px, py);
}

// What the rows below will ask for: the picture is read at a slant, which no machine foresees.
static inline void prefetch(const ck_curl *c, const float px[BLOCK], const float py[BLOCK], int y) {
    const int rows = 12;
    float x = px[y & (BLOCK - 1)] + (float)c->to_x[1] * rows, v = py[y & (BLOCK - 1)] + (float)c->to_y[1] * rows;
    float nx = (float)c->nx, ny = (float)c->ny, d = nx * x + ny * v - (float)c->fold, way = PI * (float)c->radius - 2 * d;
    const ck_source *s = back_source(c);
    int tx = (int)clampf((x + way * nx) * (float)c->back_map[0] + (float)c->back_map[2], 0, (float)(s->x1 - 1));
    int ty = (int)clampf((v + way * ny) * (float)c->back_map[1] + (float)c->back_map[3], 0, (float)(s->y1 - 1));
    __builtin_prefetch(s->base + (ptrdiff_t)ty * s->stride + tx);
}

// n pixels from (x, y), all in one block; dst is the pixel x.
static void draw(const ck_curl *c, int what, uint32_t *dst, int block, int x, int y, int n) {
    float px[BLOCK], py[BLOCK];
    uint32_t values[BLOCK];
    fill(c, block, y, px, py);
    int skip = x - block;
    switch (what) {
    case MIXED:
        for (int i = 0; i < n; i++) dst[i] = pixel(c, dst[i], px[skip + i], py[skip + i]);
        break;
    case BACK: case ROLL:
        if (what == BACK) prefetch(c, px, py, y);
        block_backs(c, values, what == ROLL, px, py);
        for (int i = 0; i < n; i++) {
            uint32_t p = values[skip + i];
            dst[i] = p >> 24 == 255 ? p : ck_over(p, dst[i]);
        }
        break;
    default:
        if (c->reach <= 0) break;
        shadows(c, values, px, py);
        for (int i = 0; i < n; i++) dst[i] = dim(dst[i], values[skip + i]);
    }
}

// What n pixels from x on show, if it is one thing.
static int look(const ck_curl *c, int x, int y, int n) {
    double u = c->to_x[1] * (y + 0.5) + c->to_x[2], v = c->to_y[1] * (y + 0.5) + c->to_y[2], p = x + 0.5, q = x + n - 0.5;
    place a = find(c, (float)(c->to_x[0] * p + u), (float)(c->to_y[0] * p + v));
    place b = find(c, (float)(c->to_x[0] * q + u), (float)(c->to_y[0] * q + v));
    return kind(c, &a, &b);
}

void ck_curl_row(const ck_curl *c, uint32_t *dst, uint32_t *scratch, int x, int y, int n) {
    int lying = -1; // where the page lies from, in pixels of dst
    int group = NOTHING, groupEnd = 0;
    // Blocks begin at multiples on the surface: what is drawn in parts is the same as what is drawn at once.
    for (int i = 0, end; i < n; i = end) {
        int block = (x + i) & ~(BLOCK - 1);
        end = block + BLOCK - x < n ? block + BLOCK - x : n;
        if (i >= groupEnd) {
            int start = (x + i) & ~(GROUP - 1);
            groupEnd = start + GROUP - x;
            group = look(c, start, y, GROUP);
            if (group == FRONT || group == NOTHING) end = groupEnd < n ? groupEnd : n;
        }
        int what = group == MIXED ? look(c, block, y, BLOCK) : group, lies = what == FRONT || what == SHADED;
        if (lies && lying < 0) lying = i;
        if (lying >= 0 && (!lies || what == SHADED || end == n)) {
            // A shadow falls on what lies: that is drawn up to the end of this block first.
            int to = lies ? end : i;
            front(c, dst + lying, scratch, x + lying, y, to - lying);
            lying = -1;
        }
        if (what != FRONT && what != NOTHING) draw(c, what, dst + i, block, x + i, y, end - i);
    }
}
