// Pixel kernels of the CPU compositor. Pixels are 32-bit premultiplied BGRA words (0xAARRGGBB); strides are in pixels
// (or bytes for 8-bit masks). Every product of two bytes is rounded exactly, (x + 127) / 255, on every instruction set:
// scalar, SSE2 and AVX2 give the same bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Lets the other thread of a core go on for a moment: for loops that wait.
static inline void ck_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

// The instruction set in use: 0 scalar, 1 SSE2, 2 AVX2. The best one is chosen at the first call.
int ck_level(void);
// Chooses at most `level` (tests compare the three); returns what is in use now. Not safe while others draw.
int ck_set_level(int level);

// A straight colour, 0...1 each, and an opacity to a premultiplied word.
uint32_t ck_premultiply(float r, float g, float b, float a);

// dst = colour.
void ck_fill(uint32_t *dst, ptrdiff_t stride, int w, int h, uint32_t color);
// dst = colour + dst * (1 - alpha).
void ck_over_color(uint32_t *dst, ptrdiff_t stride, int w, int h, uint32_t color);
// dst = src.
void ck_copy(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h);
// dst = src * alpha + dst * (1 - srcAlpha * alpha); alpha 0...255.
void ck_over_image(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h,
                   uint32_t alpha);
// As the two above, each pixel weighted by an 8-bit coverage.
void ck_over_color_mask(uint32_t *dst, ptrdiff_t stride, int w, int h, uint32_t color, const uint8_t *mask,
                        ptrdiff_t mstride);
void ck_over_image_mask(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h,
                        const uint8_t *mask, ptrdiff_t mstride, uint32_t alpha);
// dst = dst + src * alpha, at most 255 a channel; with a coverage, too.
void ck_add_image(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h, uint32_t alpha);
void ck_add_image_mask(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h,
                       const uint8_t *mask, ptrdiff_t mstride, uint32_t alpha);
// Half the size: dst[x, y] = the mean of src[2x, 2y] and its neighbours `right` and `down` (1, or 0 in an image one pixel wide
// or high).
void ck_halve(uint32_t *dst, ptrdiff_t dstride, int w, int h, const uint32_t *src, ptrdiff_t sstride, int right, int down);
// Pixels x..<x+w, y..<y+h of an image of sw*sh pixels at the size dw*dh: each the mean of what it covers, so that a thing that is
// a third as large loses nothing. `dst` is the first of these pixels. Returns 0 where there is no memory.
int ck_scale_area(uint32_t *dst, ptrdiff_t dstride, int x, int y, int w, int h, int dw, int dh, const uint32_t *src,
                  ptrdiff_t sstride, int sw, int sh);
// dst, w*h pixels, = src turned clockwise by quarters of a circle.
void ck_turn(uint32_t *dst, ptrdiff_t dstride, int w, int h, const uint32_t *src, ptrdiff_t sstride, int quarters);
// One row of coverage of the side of a line where a x + b y + c is positive; (a, b) has length 1.
void ck_half_plane_row(uint8_t *out, int n, double a, double b, double c, int x, int y);
// dst = dst * mask, and dst = dst * alpha of src.
void ck_multiply_mask(uint32_t *dst, ptrdiff_t dstride, int w, int h, const uint8_t *mask, ptrdiff_t mstride);
void ck_multiply_alpha(uint32_t *dst, ptrdiff_t dstride, const uint32_t *src, ptrdiff_t sstride, int w, int h);

// One row of bilinear samples, pixels x..<x+n. (u, v) is the texel coordinate of the centre of pixel 0, texel centres at
// .5; the step per pixel is (du, dv). Samples clamp to the texels x0..<x1, y0..<y1. A pixel's value depends on its own
// place only, not on where the row begins.
typedef struct {
    const uint32_t *base;
    ptrdiff_t stride;
    int x0, y0, x1, y1;
} ck_source;
void ck_sample_affine(uint32_t *out, int x, int n, const ck_source *s, double u, double v, double du, double dv, int nearest);
// The same through a projection: texel = (u, v) / w.
void ck_sample_projective(uint32_t *out, int x, int n, const ck_source *s, double u, double v, double w, double du,
                          double dv, double dw, int nearest);

// A rounded rectangle seen through a projection, for coverage of edges that are not on the pixel grid.
typedef struct {
    double edge[4][3];   // left, right, top, bottom: a*x + b*y + c = distance in pixels, positive inside
    double inverse[9];   // device to local: (u,v,w) = rows of (x, y, 1)
    float width, height; // local
    float radius[4];     // local; top left, top right, bottom left, bottom right
    int rounded;
    int continuous;
    int hard;            // bit i: edge i is not antialiased; set after ck_shape_init
} ck_shape;
// `matrix` is local to device, row-major 3x3 acting on column (x, y, 1). Returns 0 where the shape has no area.
int ck_shape_init(ck_shape *s, const float matrix[9], float left, float top, float right, float bottom,
                  const float radius[4], int continuous);
// Coverage of n pixels from (x, y).
void ck_shape_row(const ck_shape *s, uint8_t *out, int n, int x, int y);
// out -= coverage: what is left of a border when its inside goes.
void ck_shape_row_subtract(const ck_shape *s, uint8_t *out, int n, int x, int y);

// Coverage of the top left corner of a rounded rectangle: w*h bytes, w and h at least the corner's extent.
void ck_corner(uint8_t *out, int w, int h, double radius, int continuous);
// How far a corner reaches along an edge.
double ck_corner_extent(double radius, int continuous);

// A gradient on the surface. u, v and w take a pixel (x, y, 1) to a place (u/w, v/w), where colours run along u (kind 0), along
// the distance from the origin (1), or along the angle from the u axis towards v, in turns (2); 0 and below is the table's first
// colour, 1 and above its last.
typedef struct {
    int kind, size;
    const uint32_t *table;
    double u[3], v[3], w[3];
} ck_gradient;
// The colours of n pixels from (x, y).
void ck_gradient_row(const ck_gradient *g, uint32_t *out, int x, int y, int n);

// Coverage of a region by a path: for each row, runs from left to right. Pixels in no run are not covered.
enum { CK_COVERAGE_LIMIT = 32760 }; // pixels of a side
typedef struct {
    uint16_t x, length;
    int32_t data; // where the run's own coverage begins in `bytes`; below 0, all of it has the coverage -data
} ck_run;
typedef struct {
    int32_t width, height;
    int32_t *rows; // row y is runs[rows[y]] ..< runs[rows[y + 1]]
    ck_run *runs;
    uint8_t *bytes;
} ck_coverage;

// What rasterizing works in; kept from path to path, one a thread.
typedef struct ck_raster ck_raster;
ck_raster *ck_raster_create(void);
void ck_raster_destroy(ck_raster *r);
// Coverage of w*h pixels by the closed polygons that n directed lines (x0 y0 x1 y1) make, in any order. Where edges of
// opposite direction share a pixel its coverage is the sum of their areas. Lines with a coordinate that is no number or beyond
// 1e9 are left out. Returns 0, with `out` empty, where there is no memory or no region.
int ck_rasterize(ck_raster *r, const double *lines, size_t n, int w, int h, int even_odd, ck_coverage *out);
void ck_coverage_free(ck_coverage *c);
// As ck_over_color_mask with the coverage's w*h pixels from (x, y), which must lie within it.
void ck_over_color_coverage(uint32_t *dst, ptrdiff_t stride, const ck_coverage *c, int x, int y, int w, int h,
                            uint32_t color);
// Coverage of n pixels of row y from x on; zero outside of the region.
void ck_coverage_row(const ck_coverage *c, uint8_t *out, int x, int y, int n);

// Three box passes that together come close to a gaussian of the given deviation; 8-bit, in place, scratch of w*h bytes.
void ck_blur(uint8_t *pixels, uint8_t *scratch, int w, int h, double sigma);

// The three colours of w x h pixels as planes without gaps, blue first; outside of x0..<x1, y0..<y1 the nearest pixel inside counts.
void ck_split(const uint32_t *src, ptrdiff_t stride, int w, int h, int x0, int y0, int x1, int y1, uint8_t *planes);
// And back, opaque: w x h pixels from (x, y) of planes that are pw x ph, each colour a row of the matrix on (blue, green, red, 1).
void ck_join(uint32_t *dst, ptrdiff_t stride, int w, int h, const uint8_t *planes, int pw, int ph, int x, int y,
             const float matrix[12]);

// A page seen from above that is rolled around a cylinder lying on it along a line, the fold. All lengths are those of the page's
// plane, y down.
typedef struct {
    ck_source front, back;      // without a back, the front is seen through the paper from behind
    double front_map[4];        // from the page's plane to texels: scale x, y, origin x, y
    double back_map[4];         // so to the back's, or of the front seen through
    double to_x[3], to_y[3];    // from a pixel (x, y, 1) to the page's plane
    double left, top, right, bottom; // the page
    double nx, ny, fold, radius; // n of length 1; lifted is where n * p > fold
    double sharpness;           // pixels in a unit
    double through;             // how much of the front is seen from behind, 0...1; the rest is white
    double shade;               // of light and dark on the roll, 0...1
    double shadow, reach;       // opacity of the shadow, and how far it falls
    int direct;                 // texels of the front fall on pixels, offset by:
    int offset_x, offset_y;
} ck_curl;
// Draws n pixels from (x, y) over what is in dst; scratch holds as many.
void ck_curl_row(const ck_curl *c, uint32_t *dst, uint32_t *scratch, int x, int y, int n);
