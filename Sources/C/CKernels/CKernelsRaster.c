// Coverage of polygons by exact areas: each line adds, to the cells that it crosses, the difference that it makes to the
// covered area of its pixel and of all pixels right of it; a running sum over the row is then the coverage.
#include "CKernelsInternal.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum {
    YBITS = 10, YONE = 1 << YBITS, // heights are counted in 1/1024 of a pixel
    AREABITS = 16,                 // areas in 1/65536
    BLOCK = 8,                     // cells that are summed, and noted as touched, together
    BANDCELLS = 64 * 1024,         // cells of the rows that are worked on together: a quarter of a megabyte
};

struct ck_raster {
    int32_t *cells;
    uint64_t *touched;
    size_t cell_capacity, touched_capacity;
    // Where a coverage grows before it is copied to memory of its own size.
    int32_t *rows;
    ck_run *runs;
    uint8_t *bytes;
    size_t row_capacity, run_capacity, byte_capacity;
};

typedef struct {
    int32_t *cells;
    uint64_t *touched;
    int stride, words, width;
} band;

ck_raster *ck_raster_create(void) { return calloc(1, sizeof(ck_raster)); }

void ck_raster_destroy(ck_raster *r) {
    if (!r) return;
    free(r->cells);
    free(r->touched);
    free(r->rows);
    free(r->runs);
    free(r->bytes);
    free(r);
}

static inline int round_int(double v) {
#if defined(__x86_64__)
    return _mm_cvtsd_si32(_mm_set_sd(v));
#else
    return (int)lrint(v);
#endif
}

static inline void touch(uint64_t *bits, int x) { bits[x >> 9] |= 1ull << ((x >> 3) & 63); }

// One line within one row: from xa to xb (either order), adding `cover` (height with its sign).
static inline void add_cells(const band *b, int row, double xa, double xb, int cover) {
    double l = xa < xb ? xa : xb, r = xa < xb ? xb : xa, w = b->width;
    int32_t *a = b->cells + (ptrdiff_t)row * b->stride;
    uint64_t *bits = b->touched + (ptrdiff_t)row * b->words;
    if (l >= w) return;
    if (l < 0) {
        // What lies left of the region covers all of it.
        int outside = r <= 0 ? cover : round_int(cover * (-l / (r - l)));
        a[0] += outside;
        touch(bits, 0);
        cover -= outside;
        if (r <= 0) return;
        l = 0;
    }
    if (r > w) {
        cover -= round_int(cover * ((r - w) / (r - l)));
        r = w;
    }
    int x0 = (int)l, last = (int)r;
    if (last > x0 && r == last) last--;
    double f0 = l - x0;
    if (last == x0) {
        int next = round_int(cover * (0.5 * (l + r) - x0));
        a[x0] += cover - next;
        a[x0 + 1] += next;
        touch(bits, x0);
        touch(bits, x0 + 1);
        return;
    }
    double s = cover / (r - l);
    int done = round_int(0.5 * s * (1 - f0) * (1 - f0)), now;
    a[x0] += done;
    double total = s * (1 - f0); // height passed before the cell
    for (int x = x0 + 1; x < last; x++) {
        // This pixel's area: the height passed before it, and half of what is passed in it.
        now = round_int(total + 0.5 * s);
        a[x] += now - done;
        done = now;
        total += s;
    }
    double f1 = r - last, rest = s * f1;
    now = round_int(total + rest * (1 - 0.5 * f1));
    a[last] += now - done;
    a[last + 1] += cover - now;
    for (int k = x0 >> 3; k <= (last + 1) >> 3; k++) bits[k >> 6] |= 1ull << (k & 63);
}

static inline int height_of(double y, int limit) {
    double v = y * YONE;
    return !(v > 0) ? 0 : v >= limit ? limit : round_int(v);
}

// The part of a line within rows from..<to of a region `h` rows high.
static inline void add_line(const band *b, const double *p, int from, int to, int h) {
    double xa = p[0], ya = p[1], xb = p[2], yb = p[3];
    if (!(fabs(xa) < 1e9 && fabs(ya) < 1e9 && fabs(xb) < 1e9 && fabs(yb) < 1e9)) return;
    int sign = 1;
    if (ya > yb) {
        double t = xa; xa = xb; xb = t;
        t = ya; ya = yb; yb = t;
        sign = -1;
    }
    if (yb <= from || ya >= to) return;
    int limit = h * YONE, y0 = height_of(ya, limit), y1 = height_of(yb, limit);
    if (y0 == y1) return;
    // Where the line is cut by the region, the slope is that of the whole; else that of the rounded ends.
    double base = ya, slope;
    if (ya >= 0 && yb <= h) {
        slope = (xb - xa) / (y1 - y0);
        base = y0;
    } else {
        slope = (xb - xa) / ((yb - ya) * YONE);
        base = ya * YONE;
    }
    int y = y0 > from * YONE ? y0 : from * YONE, end = y1 < to * YONE ? y1 : to * YONE;
    double x = xa + (y - base) * slope;
    while (y < end) {
        int row = y >> YBITS, next = (row + 1) << YBITS;
        if (next > end) next = end;
        double xn = xa + (next - base) * slope;
        add_cells(b, row - from, x, xn, sign * ((next - y) << (AREABITS - YBITS)));
        x = xn;
        y = next;
    }
}

// MARK: Sums to bytes

static inline uint32_t coverage_of(int32_t v, int even_odd) {
    uint32_t a;
    if (even_odd) {
        a = (uint32_t)v & ((2u << AREABITS) - 1);
        if (a > 1u << AREABITS) a = (2u << AREABITS) - a;
    } else {
        a = (uint32_t)(v < 0 ? -v : v);
        if (a > 1u << AREABITS) a = 1u << AREABITS;
    }
    return (a * 255 + (1u << (AREABITS - 1))) >> AREABITS;
}

typedef struct {
    ck_raster *r;
    size_t runs, bytes, row_start;
    int failed;
} sink;

static int grow(void **p, size_t *capacity, size_t needed, size_t size) {
    if (needed <= *capacity) return 1;
    size_t n = *capacity * 2 > needed ? *capacity * 2 : needed;
    if (n < 4096) n = 4096;
    void *q = realloc(*p, n * size);
    if (!q) return 0;
    *p = q;
    *capacity = n;
    return 1;
}

static inline void put_run(sink *s, int x, int length, int32_t data) {
    if (s->runs == s->r->run_capacity && !grow((void **)&s->r->runs, &s->r->run_capacity, s->runs + 1, sizeof(ck_run))) {
        s->failed = 1;
        return;
    }
    s->r->runs[s->runs++] = (ck_run){(uint16_t)x, (uint16_t)length, data};
}

// The row's last run if it ends at x.
static inline ck_run *run_before(sink *s, int x) {
    if (s->runs == s->row_start) return NULL;
    ck_run *r = &s->r->runs[s->runs - 1];
    return r->x + r->length == x ? r : NULL;
}

static inline void put_even(sink *s, int x, int length, uint32_t coverage) {
    if (!coverage || length <= 0) return;
    ck_run *r = run_before(s, x);
    if (r && r->data == -(int32_t)coverage) r->length += length;
    else put_run(s, x, length, -(int32_t)coverage);
}

static inline void put_block(sink *s, int x, int length, uint64_t bytes) {
    if (length < BLOCK) bytes &= (1ull << (8 * length)) - 1;
    if (bytes == 0) return;
    if (bytes == ~0ull) return put_even(s, x, BLOCK, 255);
    if (s->bytes + BLOCK > s->r->byte_capacity
        && !grow((void **)&s->r->bytes, &s->r->byte_capacity, s->bytes + BLOCK, 1)) {
        s->failed = 1;
        return;
    }
    ck_run *r = run_before(s, x);
    if (r && r->data >= 0) r->length += length;
    else put_run(s, x, length, (int32_t)s->bytes);
    memcpy(s->r->bytes + s->bytes, &bytes, BLOCK);
    s->bytes += length;
}

static inline uint64_t block_scalar(int32_t *cells, int32_t *carry, int even_odd) {
    uint8_t bytes[BLOCK];
    int32_t sum = *carry;
    for (int i = 0; i < BLOCK; i++) {
        sum = (int32_t)((uint32_t)sum + (uint32_t)cells[i]);
        bytes[i] = (uint8_t)coverage_of(sum, even_odd);
        cells[i] = 0;
    }
    *carry = sum;
    uint64_t word;
    memcpy(&word, bytes, 8);
    return word;
}

// One row's touched blocks become bytes, what lies between them even runs. Leaves the row clear.
#define SWEEP(NAME, TARGET, BLOCKOF)                                                              \
    TARGET static void NAME(const band *b, int row, int even_odd, sink *s) {                      \
        int32_t *cells = b->cells + (ptrdiff_t)row * b->stride, carry = 0;                        \
        uint64_t *bits = b->touched + (ptrdiff_t)row * b->words;                                  \
        int reached = 0, w = b->width;                                                            \
        for (int k = 0; k < b->words; k++) {                                                      \
            uint64_t left = bits[k];                                                              \
            bits[k] = 0;                                                                          \
            while (left) {                                                                        \
                int x = (k * 64 + __builtin_ctzll(left)) * BLOCK;                                 \
                left &= left - 1;                                                                 \
                if (x > reached) put_even(s, reached, (x < w ? x : w) - reached, coverage_of(carry, even_odd)); \
                uint64_t bytes = BLOCKOF(cells + x, &carry, even_odd);                            \
                if (x < w) put_block(s, x, w - x < BLOCK ? w - x : BLOCK, bytes);                 \
                reached = x + BLOCK;                                                              \
            }                                                                                     \
        }                                                                                         \
        if (reached < w) put_even(s, reached, w - reached, coverage_of(carry, even_odd));         \
    }

SWEEP(sweep_scalar, , block_scalar)

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
AVX2 static inline uint64_t block_avx2(int32_t *cells, int32_t *carry, int even_odd) {
    __m256i v = _mm256_loadu_si256((const __m256i *)cells);
    _mm256_storeu_si256((__m256i *)cells, _mm256_setzero_si256());
    v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
    v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
    // The lower half's sum goes to the upper half.
    __m256i low = _mm256_permute2x128_si256(v, v, 0x08);
    v = _mm256_add_epi32(v, _mm256_shuffle_epi32(low, 0xff));
    v = _mm256_add_epi32(v, _mm256_set1_epi32(*carry));
    *carry = _mm256_extract_epi32(v, 7);
    const __m256i one = _mm256_set1_epi32(1 << AREABITS);
    if (even_odd) {
        v = _mm256_and_si256(v, _mm256_set1_epi32((2 << AREABITS) - 1));
        v = _mm256_min_epi32(v, _mm256_sub_epi32(_mm256_set1_epi32(2 << AREABITS), v));
    } else {
        v = _mm256_min_epu32(_mm256_abs_epi32(v), one);
    }
    v = _mm256_sub_epi32(_mm256_slli_epi32(v, 8), v);
    v = _mm256_srli_epi32(_mm256_add_epi32(v, _mm256_set1_epi32(1 << (AREABITS - 1))), AREABITS);
    __m128i p = _mm_packus_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_packus_epi16(p, p));
}
SWEEP(sweep_avx2, AVX2, block_avx2)
#endif

int ck_rasterize(ck_raster *r, const double *lines, size_t n, int w, int h, int even_odd, ck_coverage *out) {
    memset(out, 0, sizeof *out);
    if (w <= 0 || h <= 0 || w > CK_COVERAGE_LIMIT || h > CK_COVERAGE_LIMIT) return 0;
    // Two cells more than pixels: a line on the right edge reaches one further.
    int stride = (w + 2 + BLOCK - 1) / BLOCK * BLOCK, words = (stride / BLOCK + 63) / 64;
    int rows = BANDCELLS / stride;
    if (rows < 16) rows = 16;
    if (rows > h) rows = h;
    size_t cells = (size_t)stride * rows, bits = (size_t)words * rows;
    // New memory is clear; a row that has been swept is again.
    if (cells > r->cell_capacity) {
        free(r->cells);
        r->cells = calloc(cells, sizeof(int32_t));
        r->cell_capacity = r->cells ? cells : 0;
    }
    if (bits > r->touched_capacity) {
        free(r->touched);
        r->touched = calloc(bits, sizeof(uint64_t));
        r->touched_capacity = r->touched ? bits : 0;
    }
    if (!r->cells || !r->touched || !grow((void **)&r->rows, &r->row_capacity, (size_t)h + 1, sizeof(int32_t))) return 0;
    band b = {r->cells, r->touched, stride, words, w};
    sink s = {r, 0, 0, 0, 0};
#if defined(__x86_64__)
    void (*sweep)(const band *, int, int, sink *) = ck_level() >= 2 ? sweep_avx2 : sweep_scalar;
#else
    void (*sweep)(const band *, int, int, sink *) = sweep_scalar;
#endif
    for (int from = 0; from < h; from += rows) {
        int to = from + rows < h ? from + rows : h;
        for (size_t i = 0; i < n; i++) add_line(&b, lines + 4 * i, from, to, h);
        for (int y = from; y < to; y++) {
            s.row_start = s.runs;
            r->rows[y] = (int32_t)s.runs;
            sweep(&b, y - from, even_odd, &s);
        }
    }
    r->rows[h] = (int32_t)s.runs;
    if (s.failed || s.runs > INT32_MAX || s.bytes > INT32_MAX) return 0;
    size_t row_size = ((size_t)h + 1) * sizeof(int32_t), run_size = s.runs * sizeof(ck_run);
    out->rows = malloc(row_size + run_size + s.bytes);
    if (!out->rows) return 0;
    out->width = w;
    out->height = h;
    out->runs = (ck_run *)(out->rows + h + 1);
    out->bytes = (uint8_t *)(out->runs + s.runs);
    memcpy(out->rows, r->rows, row_size);
    if (s.runs) memcpy(out->runs, r->runs, run_size);
    if (s.bytes) memcpy(out->bytes, r->bytes, s.bytes);
    return 1;
}

void ck_coverage_free(ck_coverage *c) {
    free(c->rows);
    memset(c, 0, sizeof *c);
}

void ck_over_color_coverage(uint32_t *d, ptrdiff_t ds, const ck_coverage *c, int x, int y, int w, int h, uint32_t color) {
    const ck_table *t = ck_current();
    if (!color) return;
    for (int row = 0; row < h; row++, d += ds) {
        const ck_run *r = c->runs + c->rows[y + row], *end = c->runs + c->rows[y + row + 1];
        for (; r < end; r++) {
            int from = r->x > x ? r->x : x, to = r->x + r->length < x + w ? r->x + r->length : x + w;
            if (to <= from) {
                if (r->x >= x + w) break;
                continue;
            }
            uint32_t *at = d + (from - x);
            if (r->data >= 0) {
                t->over_color_mask(at, ds, to - from, 1, color, c->bytes + r->data + (from - r->x), 0);
            } else {
                uint32_t even = r->data == -255 ? color : ck_mul(color, (uint32_t)-r->data);
                if (even >> 24 == 255) t->fill(at, ds, to - from, 1, even);
                else t->over_color(at, ds, to - from, 1, even);
            }
        }
    }
}

void ck_coverage_row(const ck_coverage *c, uint8_t *out, int x, int y, int n) {
    memset(out, 0, (size_t)n);
    if (y < 0 || y >= c->height) return;
    for (const ck_run *r = c->runs + c->rows[y], *end = c->runs + c->rows[y + 1]; r < end; r++) {
        int from = r->x > x ? r->x : x, to = r->x + r->length < x + n ? r->x + r->length : x + n;
        if (to <= from) continue;
        if (r->data >= 0) memcpy(out + (from - x), c->bytes + r->data + (from - r->x), (size_t)(to - from));
        else memset(out + (from - x), -r->data, (size_t)(to - from));
    }
}
