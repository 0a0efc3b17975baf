// Every kernel with random sizes, strides and coordinates, numbers that are none among them, for the sanitizers: Scripts/gates/check-kernels.
#include "CKernels.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t next(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(int n) { return (int)(next() % (uint64_t)n); }

// Mostly ordinary, now and then one that nobody means.
static double number(double scale) {
    static const double odd[] = {NAN, INFINITY, -INFINITY, 1e300, -1e300, -0.0, 5e-324, 1e19, -1e19, 1e9, -1e9, 0};
    if (below(8) == 0) return odd[below(12)];
    return ((double)(next() >> 11) / 9007199254740992.0 * 2 - 1) * scale;
}

static uint32_t *words(size_t count) {
    uint32_t *p = malloc((count ? count : 1) * 4);
    for (size_t i = 0; i < count; i++) p[i] = (uint32_t)next();
    return p;
}

static uint8_t *bytes(size_t count) {
    uint8_t *p = malloc(count ? count : 1);
    for (size_t i = 0; i < count; i++) p[i] = (uint8_t)next();
    return p;
}

static void blits(void) {
    int w = 1 + below(70), h = 1 + below(6), ds = w + below(5), ss = w + below(5), ms = w + below(5);
    uint32_t *d = words((size_t)ds * h), *s = words((size_t)ss * h);
    uint8_t *m = bytes((size_t)ms * h);
    uint32_t color = ck_premultiply((float)number(2), (float)number(2), (float)number(2), (float)number(2));
    ck_fill(d, ds, w, h, color);
    ck_over_color(d, ds, w, h, color);
    ck_copy(d, ds, s, ss, w, h);
    ck_over_image(d, ds, s, ss, w, h, (uint32_t)below(256));
    ck_over_color_mask(d, ds, w, h, color, m, ms);
    ck_over_image_mask(d, ds, s, ss, w, h, m, ms, (uint32_t)below(256));
    ck_add_image(d, ds, s, ss, w, h, (uint32_t)below(256));
    ck_add_image_mask(d, ds, s, ss, w, h, m, ms, (uint32_t)below(256));
    ck_multiply_mask(d, ds, w, h, m, ms);
    ck_multiply_alpha(d, ds, s, ss, w, h);
    ck_half_plane_row(m, w, number(2), number(2), number(1e3), below(2000) - 1000, below(2000) - 1000);
    free(d), free(s), free(m);
}

static void sizes(void) {
    int w = 1 + below(30), h = 1 + below(30), ss = 2 * w + below(3);
    uint32_t *s = words((size_t)ss * 2 * h), *d = words((size_t)w * h);
    ck_halve(d, w, w, h, s, ss, 1, 1);
    int dw = 1 + below(40), dh = 1 + below(40), x = below(dw), y = below(dh);
    int pw = 1 + below(dw - x), ph = 1 + below(dh - y);
    if (dw <= 2 * w && dh <= 2 * h) {
        uint32_t *out = words((size_t)pw * ph);
        ck_scale_area(out, pw, x, y, pw, ph, dw, dh, s, ss, 2 * w, 2 * h);
        free(out);
    }
    int quarters = below(4);
    uint32_t *turned = words((size_t)w * h);
    ck_turn(turned, w, w, h, d, quarters & 1 ? h : w, quarters);
    free(s), free(d), free(turned);
}

static void samples(void) {
    int w = 1 + below(20), h = 1 + below(20), n = 1 + below(60);
    uint32_t *base = words((size_t)w * h), *out = words((size_t)n);
    ck_source s = {base, w, below(w), below(h), 0, 0};
    s.x1 = s.x0 + 1 + below(w - s.x0);
    s.y1 = s.y0 + 1 + below(h - s.y0);
    int x = below(4000) - 2000;
    ck_sample_affine(out, x, n, &s, number(1e3), number(1e3), number(2), below(2) ? 0 : number(2), below(2));
    ck_sample_projective(out, x, n, &s, number(1e3), number(1e3), number(2), number(2), number(2), number(0.01), below(2));
    uint32_t table[256];
    for (int i = 0; i < 256; i++) table[i] = (uint32_t)next();
    ck_gradient g = {below(3), 256, table, {number(0.1), number(0.1), number(1)}, {number(0.1), number(0.1), number(1)},
                     {below(2) ? 0 : number(0.01), below(2) ? 0 : number(0.01), 1}};
    ck_gradient_row(&g, out, x, below(2000), n);
    free(base), free(out);
}

static void shapes(void) {
    ck_shape shape;
    memset(&shape, 0, sizeof shape);
    float m[9], radius[4];
    for (int i = 0; i < 9; i++) m[i] = (float)number(i == 8 ? 1 : 3);
    for (int i = 0; i < 4; i++) radius[i] = below(3) ? (float)below(20) : 0;
    int n = 1 + below(80);
    uint8_t *row = bytes((size_t)n);
    if (ck_shape_init(&shape, m, 0, 0, (float)(1 + below(100)), (float)(1 + below(100)), radius, below(2))) {
        shape.hard = below(16);
        ck_shape_row(&shape, row, n, below(400) - 200, below(400) - 200);
        ck_shape_row_subtract(&shape, row, n, below(400) - 200, below(400) - 200);
    }
    free(row);
    double r = below(40) + 0.25 * below(4);
    int continuous = below(2), side = (int)ceil(ck_corner_extent(r, continuous));
    if (side > 0) {
        uint8_t *corner = bytes((size_t)side * side);
        ck_corner(corner, side, side, r, continuous);
        free(corner);
    }
}

static void coverage(ck_raster *raster) {
    int w = 1 + below(300), h = 1 + below(100);
    size_t n = (size_t)below(40);
    double *lines = malloc((n ? n : 1) * 4 * sizeof(double));
    for (size_t i = 0; i < 4 * n; i++) lines[i] = number(400);
    ck_coverage c;
    memset(&c, 0, sizeof c);
    if (ck_rasterize(raster, lines, n, w, h, below(2), &c)) {
        uint32_t *d = words((size_t)w * h);
        uint8_t *row = bytes((size_t)w);
        int x = below(w), y = below(h);
        ck_over_color_coverage(d + (size_t)y * w + x, w, &c, x, y, w - x, h - y, (uint32_t)next());
        ck_coverage_row(&c, row, x, y, w - x);
        free(d), free(row);
    }
    ck_coverage_free(&c);
    free(lines);
}

static void blurs(void) {
    int w = 1 + below(60), h = 1 + below(60);
    uint8_t *pixels = bytes((size_t)w * h), *scratch = bytes((size_t)w * h), *planes = bytes((size_t)w * h * 3);
    uint32_t *s = words((size_t)w * h);
    ck_blur(pixels, scratch, w, h, 0.1 + below(300) / 10.0);
    int x0 = below(w), y0 = below(h);
    ck_split(s, w, w, h, x0, y0, x0 + 1 + below(w - x0), y0 + 1 + below(h - y0), planes);
    float matrix[12];
    for (int i = 0; i < 12; i++) matrix[i] = (float)number(2);
    ck_join(s, w, w, h, planes, w, h, 0, 0, matrix);
    free(pixels), free(scratch), free(planes), free(s);
}

static ck_source picture(uint32_t *base, int w, int h) {
    ck_source s = {base, w, 0, 0, w, h};
    return s;
}

// Opacities are in 0...1 and a page that isn't scaled lies on its picture, as the header says; all else may be any number.
static void curls(void) {
    int w = 1 + below(150), h = 1 + below(40), bw = 1 + below(150), bh = 1 + below(40), n = 1 + below(200);
    uint32_t *front = words((size_t)w * h), *back = words((size_t)bw * bh), *d = words((size_t)n), *scratch = words((size_t)n);
    double angle = number(4);
    ck_curl c = {.front = picture(front, w, h), .front_map = {1, 1}, .back_map = {1, 1}, .to_x = {1}, .to_y = {0, 1},
                 .right = w, .bottom = h, .nx = cos(angle), .ny = sin(angle), .fold = number(150), .radius = number(60),
                 .sharpness = 1, .through = below(5) / 4.0, .shade = below(5) / 4.0, .shadow = below(5) / 4.0,
                 .reach = number(40), .direct = below(2)};
    if (below(2)) {
        c.back = picture(back, bw, bh);
        c.back_map[0] = -1;
        c.back_map[2] = bw;
    }
    if (!below(4)) {
        for (int i = 0; i < 4; i++) c.back_map[i] = number(i < 2 ? 2 : 150);
    }
    if (c.direct) {
        c.offset_x = below(100) - 50;
        c.offset_y = below(100) - 50;
        c.to_x[2] = c.offset_x;
        c.to_y[2] = c.offset_y;
    } else if (below(2)) {
        for (int i = 0; i < 3; i++) {
            c.to_x[i] = number(i < 2 ? 2 : 50);
            c.to_y[i] = number(i < 2 ? 2 : 50);
        }
        c.left = number(20), c.top = number(20), c.right = number(150), c.bottom = number(40);
        c.sharpness = number(2);
    }
    int x = below(200) - 100 - c.offset_x;
    for (int y = -5; y < h + 5; y += 3) ck_curl_row(&c, d, scratch, x, y - c.offset_y, n);
    free(front), free(back), free(d), free(scratch);
}

int main(int count, char **arguments) {
    long cases = count > 1 ? atol(arguments[1]) : 20000;
    ck_raster *raster = ck_raster_create();
    int highest = ck_level();
    for (long i = 0; i < cases; i++) {
        state = (uint64_t)i * 7919 + 1;
        ck_set_level(below(highest + 1));
        blits();
        sizes();
        samples();
        shapes();
        coverage(raster);
        blurs();
        curls();
    }
    ck_raster_destroy(raster);
    printf("kernels: %ld cases\n", cases);
    return 0;
}
