// An image at another size, each pixel the mean of all that it covers: what a screen is shown at in a window.
#include "CKernelsInternal.h"
#include <stdlib.h>
#include <string.h>

// The pixels of `from` that pixel i of `to` covers, as shares of `one` that add up to it. Returns how many there are.
static int shares(int i, int from, int to, uint32_t one, int *first, uint32_t *share) {
    int64_t a = (int64_t)i * from, b = a + from; // in 1/to pixels
    int begin = (int)(a / to), end = (int)((b + to - 1) / to);
    uint64_t done = 0, given = 0;
    for (int p = begin; p < end; p++) {
        int64_t left = (int64_t)p * to > a ? (int64_t)p * to : a;
        int64_t right = (int64_t)(p + 1) * to < b ? (int64_t)(p + 1) * to : b;
        done += (uint64_t)(right - left);
        uint64_t sum = (done * one + (uint64_t)from / 2) / (uint64_t)from;
        share[p - begin] = (uint32_t)(sum - given);
        given = sum;
    }
    *first = begin;
    return end - begin;
}

int ck_scale_area(uint32_t *dst, ptrdiff_t dstride, int x, int y, int w, int h, int dw, int dh, const uint32_t *src,
                  ptrdiff_t sstride, int sw, int sh) {
    if (w <= 0 || h <= 0) return 1;
    if (sw == dw && sh == dh) {
        ck_copy(dst, dstride, src + y * sstride + x, sstride, w, h);
        return 1;
    }
    const int across = sw / dw + 2, down = sh / dh + 2;
    const int left = (int)((int64_t)x * sw / dw), right = (int)(((int64_t)(x + w) * sw + dw - 1) / dw);
    const size_t bytes = (size_t)(right - left) * 4;
    // Columns' shares and places, rows' shares, a row's sums.
    uint32_t *share = malloc(((size_t)w * (size_t)(across + 2) + (size_t)down) * sizeof *share + bytes * sizeof(uint16_t));
    if (!share) return 0;
    int *begin = (int *)(share + (size_t)w * (size_t)across), *count = begin + w;
    uint32_t *rows = (uint32_t *)(count + w);
    uint16_t *sums = (uint16_t *)(rows + down);
    for (int i = 0; i < w; i++) {
        count[i] = shares(x + i, sw, dw, 65536, &begin[i], share + (size_t)i * (size_t)across);
        begin[i] -= left;
    }
    for (int j = 0; j < h; j++) {
        int top;
        const int n = shares(y + j, sh, dh, 256, &top, rows);
        const uint8_t *line = (const uint8_t *)(src + (ptrdiff_t)top * sstride + left);
        uint32_t part = rows[0];
        for (size_t k = 0; k < bytes; k++) sums[k] = (uint16_t)(line[k] * part);
        for (int r = 1; r < n; r++) {
            line += sstride * 4;
            part = rows[r];
            for (size_t k = 0; k < bytes; k++) sums[k] = (uint16_t)(sums[k] + line[k] * part);
        }
        uint32_t *out = dst + j * dstride;
        for (int i = 0; i < w; i++) {
            const uint16_t *p = sums + (size_t)begin[i] * 4;
            const uint32_t *s = share + (size_t)i * (size_t)across;
            uint32_t b = 1 << 23, g = 1 << 23, r = 1 << 23, a = 1 << 23;
            for (int k = 0; k < count[i]; k++, p += 4) {
                b += p[0] * s[k];
                g += p[1] * s[k];
                r += p[2] * s[k];
                a += p[3] * s[k];
            }
            out[i] = (b >> 24) | (g >> 24) << 8 | (r >> 24) << 16 | (a >> 24) << 24;
        }
    }
    free(share);
    return 1;
}

void ck_turn(uint32_t *dst, ptrdiff_t dstride, int w, int h, const uint32_t *src, ptrdiff_t sstride, int quarters) {
    // Where dst's first pixel comes from, and how far apart its neighbours are.
    const uint32_t *start = src;
    ptrdiff_t right = 1, down = sstride;
    switch (quarters & 3) {
    case 1: start = src + (ptrdiff_t)(w - 1) * sstride; right = -sstride; down = 1; break;
    case 2: start = src + (ptrdiff_t)(h - 1) * sstride + (w - 1); right = -1; down = -sstride; break;
    case 3: start = src + (h - 1); right = sstride; down = -1; break;
    default: break;
    }
    for (int y = 0; y < h; y++, start += down, dst += dstride) {
        const uint32_t *p = start;
        for (int x = 0; x < w; x++, p += right) dst[x] = *p;
    }
}
