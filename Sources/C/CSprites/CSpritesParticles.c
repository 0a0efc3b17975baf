#include "CSprites.h"

#include <math.h>

static inline float clamp(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

// The picture's pixel at a place in its own pixels, between four neighbours; outside is nothing.
static inline void sample(csprites_surface picture, float u, float v, float *out) {
    int x = (int)floorf(u), y = (int)floorf(v);
    float fx = u - (float)x, fy = v - (float)y;
    out[0] = out[1] = out[2] = out[3] = 0;
    for (int j = 0; j < 2; j++) {
        if (y + j < 0 || y + j >= picture.height) continue;
        const uint8_t *row = picture.pixels + (ptrdiff_t)(y + j) * picture.rowBytes;
        for (int i = 0; i < 2; i++) {
            if (x + i < 0 || x + i >= picture.width) continue;
            float weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
            const uint8_t *pixel = row + 4 * (x + i);
            for (int c = 0; c < 4; c++) out[c] += weight * (float)pixel[c];
        }
    }
}

static void paint(csprites_surface surface, csprites_surface picture, csprites_particle p, int mode) {
    float cosine = cosf(p.angle), sine = sinf(p.angle);
    float reachX = fabsf(cosine) * p.halfWidth + fabsf(sine) * p.halfHeight;
    float reachY = fabsf(sine) * p.halfWidth + fabsf(cosine) * p.halfHeight;
    if (!(p.halfWidth > 0) || !(p.halfHeight > 0) || !(p.alpha > 0)) return;
    if (!(p.x - reachX < (float)surface.width) || !(p.y - reachY < (float)surface.height) || !(p.x + reachX > 0) || !(p.y + reachY > 0)) return;
    int left = (int)fmaxf(floorf(p.x - reachX), 0), top = (int)fmaxf(floorf(p.y - reachY), 0);
    int right = (int)fminf(ceilf(p.x + reachX), (float)surface.width), bottom = (int)fminf(ceilf(p.y + reachY), (float)surface.height);
    float alpha = clamp(p.alpha), mix = clamp(p.blend);
    // A colour is mixed in by multiplying the picture's.
    float tint[3] = {1 - mix + mix * clamp(p.blue), 1 - mix + mix * clamp(p.green), 1 - mix + mix * clamp(p.red)};
    float scaleX = picture.pixels ? (float)picture.width / (2 * p.halfWidth) : 0;
    float scaleY = picture.pixels ? (float)picture.height / (2 * p.halfHeight) : 0;
    for (int y = top; y < bottom; y++) {
        uint8_t *row = surface.pixels + (ptrdiff_t)y * surface.rowBytes;
        for (int x = left; x < right; x++) {
            float dx = (float)x + 0.5f - p.x, dy = (float)y + 0.5f - p.y;
            float u = cosine * dx + sine * dy, v = -sine * dx + cosine * dy;
            float color[4];
            if (picture.pixels) {
                sample(picture, (u + p.halfWidth) * scaleX - 0.5f, (v + p.halfHeight) * scaleY - 0.5f, color);
            } else {
                if (fabsf(u) > p.halfWidth || fabsf(v) > p.halfHeight) continue;
                color[0] = color[1] = color[2] = color[3] = 255;
            }
            if (color[3] <= 0) continue;
            uint8_t *pixel = row + 4 * x;
            float rest = mode == 1 ? 1 : 1 - alpha * color[3] / 255;
            for (int c = 0; c < 3; c++) pixel[c] = (uint8_t)fminf(255, alpha * tint[c] * color[c] + rest * (float)pixel[c] + 0.5f);
            if (mode == 0) pixel[3] = (uint8_t)fminf(255, alpha * color[3] + rest * (float)pixel[3] + 0.5f);
        }
    }
}

void csprites_paint(csprites_surface surface, csprites_surface picture, const csprites_particle *particles, size_t count, int mode) {
    for (size_t i = 0; i < count; i++) paint(surface, picture, particles[i], mode);
}
