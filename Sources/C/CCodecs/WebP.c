#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>
#include "CCodecs.h"
#include "Pixels.h"

static const char *status_text(VP8StatusCode status) {
    switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "out of memory";
    case VP8_STATUS_NOT_ENOUGH_DATA: return "the file ends too early";
    case VP8_STATUS_SUSPENDED: return "the file ends too early";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "the file uses a feature that is not supported";
    default: return "the file is damaged";
    }
}

int portico_decode_webp(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) {
        portico_set_error(error, "the installed libwebp has another version");
        return 0;
    }
    VP8StatusCode status = WebPGetFeatures(data, count, &config.input);
    if (status != VP8_STATUS_OK) {
        portico_set_error(error, status_text(status));
        return 0;
    }
    if (config.input.has_animation) {
        portico_set_error(error, "moving WebP pictures are not supported");
        return 0;
    }
    size_t stride = 0;
    uint32_t width = (uint32_t)config.input.width;
    uint32_t height = (uint32_t)config.input.height;
    uint8_t *pixels = allocate(context, width, height, &stride);
    if (!pixels) {
        portico_set_error(error, "the picture is too large");
        return 0;
    }
    config.output.colorspace = MODE_bgrA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)stride;
    config.output.u.RGBA.size = stride * height;
    status = WebPDecode(data, count, &config);
    WebPFreeDecBuffer(&config.output);
    if (status != VP8_STATUS_OK) {
        portico_set_error(error, status_text(status));
        return 0;
    }
    info->width = width;
    info->height = height;
    info->has_alpha = config.input.has_alpha;
    info->is_gray = 0;
    info->orientation = 1;
    return 1;
}

int portico_encode_webp(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int quality,
                        uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]) {
    uint8_t *straight = malloc((size_t)width * height * 4);
    if (!straight) {
        portico_set_error(error, "out of memory");
        return 0;
    }
    for (uint32_t y = 0; y < height; y++) {
        portico_unpremultiply_row(pixels + y * bytes_per_row, straight + (size_t)y * width * 4, width);
    }
    uint8_t *output = NULL;
    size_t size = quality > 100
        ? WebPEncodeLosslessBGRA(straight, (int)width, (int)height, (int)width * 4, &output)
        : WebPEncodeBGRA(straight, (int)width, (int)height, (int)width * 4, (float)quality, &output);
    free(straight);
    uint8_t *copy = size > 0 ? malloc(size) : NULL;
    if (!copy) {
        WebPFree(output);
        portico_set_error(error, "the picture cannot be encoded; WebP sides are at most 16383 pixels");
        return 0;
    }
    memcpy(copy, output, size);
    WebPFree(output);
    *encoded = copy;
    *count = size;
    return 1;
}
