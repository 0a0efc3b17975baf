// Rows of gradients: a place along the gradient for each pixel, looked up in a table of colours.
#include "CKernelsInternal.h"
#include <math.h>

#define INLINE static inline __attribute__((always_inline))

// A place that is no number is the start.
INLINE uint32_t pick(const ck_gradient *g, double t) {
    t = t > 0 ? t : 0;
    t = t < 1 ? t : 1;
    return g->table[(int)(t * (g->size - 1) + 0.5)];
}

// The angle as a fraction of a turn, to 1e-6.
INLINE double turn(double x, double y) {
    double ax = fabs(x), ay = fabs(y), lo = ax < ay ? ax : ay, hi = ax < ay ? ay : ax;
    double q = hi > 0 ? lo / hi : 0, s = q * q;
    double a = q * (0.15915485 + s * (-0.05304651 + s * (0.03174903 + s * (-0.02214765 + s * (0.01536831
                    + s * (-0.00892259 + s * (0.00349281 - s * 0.00064826)))))));
    a = ay > ax ? 0.25 - a : a;
    a = x < 0 ? 0.5 - a : a;
    return y < 0 ? 1 - a : a;
}

INLINE void row(const ck_gradient *g, uint32_t *out, int x, int y, int n, int kind, int projects) {
    double px = x + 0.5, py = y + 0.5;
    double u = g->u[0] * px + g->u[1] * py + g->u[2], v = g->v[0] * px + g->v[1] * py + g->v[2];
    double w = g->w[0] * px + g->w[1] * py + g->w[2];
    if (kind == 0 && !projects && g->u[0] == 0) {
        uint32_t even = pick(g, u);
        for (int i = 0; i < n; i++) out[i] = even;
        return;
    }
    for (int i = 0; i < n; i++) {
        // Counted from the row's start, so that nothing adds up.
        double k = projects ? 1 / (w + g->w[0] * i) : 1;
        double a = (u + g->u[0] * i) * k, b = (v + g->v[0] * i) * k;
        out[i] = pick(g, kind == 0 ? a : kind == 1 ? sqrt(a * a + b * b) : turn(a, b));
    }
}

#define ROWS(NAME, TARGET)                                                                     \
    TARGET static void NAME(const ck_gradient *g, uint32_t *out, int x, int y, int n) {        \
        int projects = g->w[0] != 0 || g->w[1] != 0 || g->w[2] != 1;                           \
        if (projects) return row(g, out, x, y, n, g->kind, 1);                                 \
        if (g->kind == 0) row(g, out, x, y, n, 0, 0);                                          \
        else if (g->kind == 1) row(g, out, x, y, n, 1, 0);                                     \
        else row(g, out, x, y, n, 2, 0);                                                       \
    }

ROWS(row_plain, )
#if defined(__x86_64__)
ROWS(row_avx2, __attribute__((target("avx2"))))
#endif

void ck_gradient_row(const ck_gradient *g, uint32_t *out, int x, int y, int n) {
#if defined(__x86_64__)
    if (ck_level() >= 2) return row_avx2(g, out, x, y, n);
#endif
    row_plain(g, out, x, y, n);
}
