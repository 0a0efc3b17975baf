// Coverage of rounded rectangles: exact tiles for corners on the pixel grid, distances for everything turned or tilted.
#include "CKernelsInternal.h"
#include <math.h>
#include <string.h>

// The continuous corner as iOS draws it, from the top edge (1.528665 radii from the corner) to the left edge, in radii.
#define EXTENT 1.52866483
static const double curve[3][4][2] = {
    {{1.52866483, 0}, {1.08849323, 0}, {0.86840689, 0}, {0.66993427, 0.06549600}},
    {{0.63149399, 0.07491100}, {0.37282392, 0.16905899}, {0.16906013, 0.37282401}, {0.07491176, 0.63149399}},
    {{0.06549600, 0.66993427}, {0, 0.86840701}, {0, 1.08849299}, {0, 1.52866483}},
};
#define STEPS 24

double ck_corner_extent(double radius, int continuous) { return continuous ? radius * EXTENT : radius; }

// x of the corner's outline at height y (both in radii).
static double continuous_x(double y, int *from, const double (*p)[2], int count) {
    while (*from + 2 < count && p[*from + 1][1] < y) ++*from;
    const double *a = p[*from], *b = p[*from + 1];
    if (b[1] <= a[1]) return b[0];
    double t = (y - a[1]) / (b[1] - a[1]);
    t = !(t > 0) ? 0 : t > 1 ? 1 : t;
    return a[0] + (b[0] - a[0]) * t;
}

void ck_corner(uint8_t *out, int w, int h, double r, int continuous) {
    enum { SUB = 16 };
    double points[3 * (STEPS + 1)][2];
    int count = 0;
    if (continuous)
        for (int k = 0; k < 3; k++)
            for (int i = 0; i <= STEPS; i++) {
                double t = (double)i / STEPS, m = 1 - t;
                for (int c = 0; c < 2; c++)
                    points[count][c] = m * m * m * curve[k][0][c] + 3 * m * m * t * curve[k][1][c]
                                       + 3 * m * t * t * curve[k][2][c] + t * t * t * curve[k][3][c];
                count++;
            }
    int from = 0;
    for (int y = 0; y < h; y++) {
        double left[SUB];
        for (int k = 0; k < SUB; k++) {
            double yy = y + (k + 0.5) / SUB;
            if (continuous) left[k] = yy >= r * EXTENT ? 0 : r * continuous_x(yy / r, &from, (const double (*)[2])points, count);
            else left[k] = yy >= r ? 0 : r - sqrt(r * r - (r - yy) * (r - yy));
        }
        for (int x = 0; x < w; x++) {
            double sum = 0;
            for (int k = 0; k < SUB; k++) {
                double c = x + 1 - left[k];
                sum += !(c > 0) ? 0 : c >= 1 ? 1 : c;
            }
            out[(size_t)y * w + x] = (uint8_t)(sum * (255.0 / SUB) + 0.5);
        }
    }
}

static void project(const float m[9], double x, double y, double out[3]) {
    out[2] = m[6] * x + m[7] * y + m[8];
    out[0] = (m[0] * x + m[1] * y + m[2]) / out[2];
    out[1] = (m[3] * x + m[4] * y + m[5]) / out[2];
}

int ck_shape_init(ck_shape *s, const float m[9], float l, float t, float r, float b, const float radius[4],
                  int continuous) {
    double c[4][3]; // top left, top right, bottom right, bottom left
    project(m, l, t, c[0]);
    project(m, r, t, c[1]);
    project(m, r, b, c[2]);
    project(m, l, b, c[3]);
    int behind = 0;
    for (int i = 0; i < 4; i++) behind += !(c[i][2] > 1e-9);
    if (behind == 4) return 0;
    if (!behind) {
        double area = 0;
        for (int i = 0; i < 4; i++) {
            const double *p = c[i], *q = c[(i + 1) & 3];
            area += p[0] * q[1] - q[0] * p[1];
        }
        if (fabs(area) < 1e-9) return 0;
        double sign = area > 0 ? 1 : -1;
        static const int sides[4][2] = {{3, 0}, {1, 2}, {0, 1}, {2, 3}};
        for (int i = 0; i < 4; i++) {
            const double *p = c[sides[i][0]], *q = c[sides[i][1]];
            double dx = q[0] - p[0], dy = q[1] - p[1], len = sqrt(dx * dx + dy * dy);
            if (len < 1e-9) return 0;
            s->edge[i][0] = -dy / len * sign;
            s->edge[i][1] = dx / len * sign;
            s->edge[i][2] = -(s->edge[i][0] * p[0] + s->edge[i][1] * p[1]);
        }
    }
    double a00 = m[0], a01 = m[1], a02 = m[2], a10 = m[3], a11 = m[4], a12 = m[5], a20 = m[6], a21 = m[7], a22 = m[8];
    double det = a00 * (a11 * a22 - a12 * a21) - a01 * (a10 * a22 - a12 * a20) + a02 * (a10 * a21 - a11 * a20);
    if (fabs(det) < 1e-15) return 0;
    double k = 1 / det;
    double *v = s->inverse;
    v[0] = (a11 * a22 - a12 * a21) * k; v[1] = (a02 * a21 - a01 * a22) * k; v[2] = (a01 * a12 - a02 * a11) * k;
    v[3] = (a12 * a20 - a10 * a22) * k; v[4] = (a00 * a22 - a02 * a20) * k; v[5] = (a02 * a10 - a00 * a12) * k;
    v[6] = (a10 * a21 - a11 * a20) * k; v[7] = (a01 * a20 - a00 * a21) * k; v[8] = (a00 * a11 - a01 * a10) * k;
    if (behind) {
        // A corner behind the eye is nowhere: the edges are lines where x or y over w is constant. Between two opposite edges w is
        // positive, which leaves out what is behind.
        double line[4][3];
        for (int i = 0; i < 3; i++) {
            line[0][i] = v[i] - l * v[6 + i];
            line[1][i] = r * v[6 + i] - v[i];
            line[2][i] = v[3 + i] - t * v[6 + i];
            line[3][i] = b * v[6 + i] - v[3 + i];
        }
        for (int i = 0; i < 4; i++) {
            double len = sqrt(line[i][0] * line[i][0] + line[i][1] * line[i][1]);
            // An edge in the eye's plane is infinitely far away.
            int far = len < 1e-15;
            for (int k = 0; k < 3; k++) s->edge[i][k] = far ? 0 : line[i][k] / len;
            if (far) s->edge[i][2] = line[i][2] >= 0 ? 1e9 : -1e9;
        }
    }
    // Local coordinates start at the shape's own top left corner.
    for (int i = 0; i < 3; i++) {
        v[i] -= l * v[6 + i];
        v[3 + i] -= t * v[6 + i];
    }
    s->width = r - l;
    s->height = b - t;
    s->rounded = 0;
    s->continuous = continuous;
    s->hard = 0;
    for (int i = 0; i < 4; i++) {
        s->radius[i] = radius[i] > 0 ? radius[i] : 0;
        if (s->radius[i] > 0) s->rounded = 1;
    }
    return 1;
}

// The continuous corner seen from its inner end, in radii: by t, for the direction (1 - t, t), how far the outline is, and its
// outward normal.
enum { DIRECTIONS = 512 };
static double outline[DIRECTIONS + 1][3];

__attribute__((constructor)) static void trace_outline(void) {
    enum { N = 128 };
    double last[2] = {0, EXTENT};
    int i = DIRECTIONS;
    for (int k = 0; k < 3; k++)
        for (int j = k == 0; j <= N; j++) {
            double t = (double)j / N, m = 1 - t, p[2];
            for (int c = 0; c < 2; c++)
                p[c] = EXTENT - (m * m * m * curve[k][0][c] + 3 * m * m * t * curve[k][1][c] + 3 * m * t * t * curve[k][2][c]
                                 + t * t * t * curve[k][3][c]);
            double ex = p[0] - last[0], ey = p[1] - last[1], len = sqrt(ex * ex + ey * ey);
            double at = p[1] / (p[0] + p[1]);
            // Every direction between the last point and this one.
            while (i >= 0 && len > 0 && ((double)i / DIRECTIONS >= at || (k == 2 && j == N))) {
                double s = (double)i / DIRECTIONS, nx = -ey / len, ny = ex / len;
                double along = (1 - s) * nx + s * ny;
                double far = along > 0 ? (last[0] * nx + last[1] * ny) / along : EXTENT;
                outline[i][0] = far * sqrt((1 - s) * (1 - s) + s * s);
                outline[i][1] = nx;
                outline[i][2] = ny;
                i--;
            }
            last[0] = p[0];
            last[1] = p[1];
        }
}

// What is no number is 0.
static inline double unit(double v) { return !(v > 0) ? 0 : v >= 1 ? 1 : v; }

static inline double coverage(const ck_shape *s, double x, double y) {
    double d[4];
    for (int i = 0; i < 4; i++) {
        double inside = s->edge[i][0] * x + s->edge[i][1] * y + s->edge[i][2];
        // A hard edge takes the pixels whose centres it holds; of two that share an edge exactly one does.
        d[i] = s->hard & (1 << i) ? (i & 1 ? inside > 0 : inside >= 0) : unit(inside + 0.5);
    }
    // Opposite edges add up, so that something thinner than a pixel is as faint as it is thin.
    double a = d[0] + d[1] - 1, b = d[2] + d[3] - 1;
    if (a <= 0 || b <= 0) return 0;
    double c = a * b;
    if (!s->rounded) return c;
    const double *v = s->inverse;
    double w = v[6] * x + v[7] * y + v[8];
    if (w == 0) return c;
    double u = (v[0] * x + v[1] * y + v[2]) / w, t = (v[3] * x + v[4] * y + v[5]) / w;
    int right = u > s->width / 2, bottom = t > s->height / 2;
    double r = s->radius[right + 2 * bottom];
    double extent = s->continuous ? r * EXTENT : r;
    double dx = extent - (right ? s->width - u : u), dy = extent - (bottom ? s->height - t : t);
    if (!(r > 0 && dx > 0 && dy > 0)) return c;
    double len = sqrt(dx * dx + dy * dy), outside, nx, ny;
    if (s->continuous) {
        double at = dy / (dx + dy) * DIRECTIONS, f;
        int i = at < DIRECTIONS ? (int)at : DIRECTIONS - 1;
        f = at - i;
        const double *a = outline[i], *b = outline[i + 1];
        double far = (a[0] + (b[0] - a[0]) * f) * r;
        nx = a[1] + (b[1] - a[1]) * f;
        ny = a[2] + (b[2] - a[2]) * f;
        outside = (len - far) * (dx * nx + dy * ny) / len;
    } else {
        nx = dx / len;
        ny = dy / len;
        outside = len - r;
    }
    nx = right ? nx : -nx;
    ny = bottom ? ny : -ny;
    // How many local units a pixel is, along the outward direction.
    double gx = (nx * (v[0] - u * v[6]) + ny * (v[3] - t * v[6])) / w;
    double gy = (nx * (v[1] - u * v[7]) + ny * (v[4] - t * v[7])) / w;
    double g = sqrt(gx * gx + gy * gy);
    double k = g > 0 ? unit(0.5 - outside / g) : 0;
    return k < c ? k : c;
}

void ck_shape_row(const ck_shape *s, uint8_t *out, int n, int x, int y) {
    for (int i = 0; i < n; i++) out[i] = (uint8_t)(coverage(s, x + i + 0.5, y + 0.5) * 255 + 0.5);
}

void ck_shape_row_subtract(const ck_shape *s, uint8_t *out, int n, int x, int y) {
    for (int i = 0; i < n; i++) {
        int c = out[i] - (int)(coverage(s, x + i + 0.5, y + 0.5) * 255 + 0.5);
        out[i] = (uint8_t)(c < 0 ? 0 : c);
    }
}

// A running sum over `count` elements, `step` apart, window 2*r+1, zero outside.
static void box(const uint8_t *in, uint8_t *out, int count, ptrdiff_t step, int r) {
    int window = 2 * r + 1, sum = 0;
    for (int i = 0; i < r && i < count; i++) sum += in[i * step];
    for (int i = 0; i < count; i++) {
        if (i + r < count) sum += in[(i + r) * step];
        if (i - r - 1 >= 0) sum -= in[(i - r - 1) * step];
        out[i * step] = (uint8_t)((sum + window / 2) / window);
    }
}

void ck_blur(uint8_t *p, uint8_t *q, int w, int h, double sigma) {
    // Three boxes whose variances add up to sigma squared.
    double ideal = sqrt(12 * sigma * sigma / 3 + 1);
    int low = (int)floor(ideal);
    if (low % 2 == 0) low--;
    int small = (int)lround((12 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9) / (-4.0 * low - 4));
    for (int pass = 0; pass < 3; pass++) {
        int r = ((pass < small ? low : low + 2) - 1) / 2;
        if (r <= 0) continue;
        for (int y = 0; y < h; y++) box(p + (size_t)y * w, q + (size_t)y * w, w, 1, r);
        for (int x = 0; x < w; x++) box(q + x, p + x, h, w, r);
    }
}

void ck_split(const uint32_t *s, ptrdiff_t stride, int w, int h, int x0, int y0, int x1, int y1, uint8_t *planes) {
    size_t size = (size_t)w * h;
    for (int y = 0; y < h; y++) {
        const uint32_t *row = s + stride * (y < y0 ? y0 : y >= y1 ? y1 - 1 : y);
        uint8_t *b = planes + (size_t)y * w, *g = b + size, *r = g + size;
        for (int x = 0; x < w; x++) {
            uint32_t word = row[x < x0 ? x0 : x >= x1 ? x1 - 1 : x];
            b[x] = (uint8_t)word;
            g[x] = (uint8_t)(word >> 8);
            r[x] = (uint8_t)(word >> 16);
        }
    }
}

static inline uint32_t channel(float v) { return !(v > 0) ? 0 : v >= 255 ? 255 : (uint32_t)(v + 0.5f); }

void ck_join(uint32_t *d, ptrdiff_t stride, int w, int h, const uint8_t *planes, int pw, int ph, int left, int top,
             const float m[12]) {
    size_t size = (size_t)pw * ph;
    for (int y = 0; y < h; y++, d += stride) {
        const uint8_t *pb = planes + (size_t)(top + y) * pw + left, *pg = pb + size, *pr = pg + size;
        for (int x = 0; x < w; x++) {
            float b = pb[x], g = pg[x], r = pr[x];
            d[x] = 0xff000000u | channel(m[8] * b + m[9] * g + m[10] * r + m[11]) << 16
                   | channel(m[4] * b + m[5] * g + m[6] * r + m[7]) << 8
                   | channel(m[0] * b + m[1] * g + m[2] * r + m[3]);
        }
    }
}
