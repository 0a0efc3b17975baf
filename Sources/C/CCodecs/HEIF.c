// HEIC and AVIF by libheif, where it is installed: loaded when the first such picture is read.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "CCodecs.h"
#include "Pixels.h"

typedef struct {
    int code;
    int subcode;
    const char *message;
} heif_result;

enum { COLORSPACE_RGB = 1, CHROMA_INTERLEAVED_RGBA = 11, CHANNEL_INTERLEAVED = 10 };

static struct {
    void *(*context_alloc)(void);
    void (*context_free)(void *context);
    heif_result (*read)(void *context, const void *memory, size_t size, const void *options);
    heif_result (*primary)(void *context, void **handle);
    int (*handle_width)(const void *handle);
    int (*handle_height)(const void *handle);
    int (*has_alpha)(const void *handle);
    void (*handle_release)(const void *handle);
    heif_result (*decode)(const void *handle, void **image, int colorspace, int chroma, const void *options);
    int (*width)(const void *image, int channel);
    int (*height)(const void *image, int channel);
    const uint8_t *(*plane)(const void *image, int channel, int *stride);
    void (*image_release)(const void *image);
} heif;

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    const struct {
        void **place;
        const char *name;
    } names[] = {
        {(void **)&heif.context_alloc, "heif_context_alloc"},
        {(void **)&heif.context_free, "heif_context_free"},
        {(void **)&heif.read, "heif_context_read_from_memory_without_copy"},
        {(void **)&heif.primary, "heif_context_get_primary_image_handle"},
        {(void **)&heif.handle_width, "heif_image_handle_get_width"},
        {(void **)&heif.handle_height, "heif_image_handle_get_height"},
        {(void **)&heif.has_alpha, "heif_image_handle_has_alpha_channel"},
        {(void **)&heif.handle_release, "heif_image_handle_release"},
        {(void **)&heif.decode, "heif_decode_image"},
        {(void **)&heif.width, "heif_image_get_width"},
        {(void **)&heif.height, "heif_image_get_height"},
        {(void **)&heif.plane, "heif_image_get_plane_readonly"},
        {(void **)&heif.image_release, "heif_image_release"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!(*names[i].place = dlsym(library, names[i].name))) return;
    }
    is_loaded = 1;
}

int portico_can_decode_heif(void) {
    pthread_once(&once, load);
    return is_loaded;
}

static int fail(heif_result result, char error[PORTICO_ERROR_SIZE]) {
    portico_set_error(error, result.message ? result.message : "the file is damaged");
    return 0;
}

static int decode_handle(const void *handle, portico_image_allocator allocate, void *context, portico_image_info *info,
                         char error[PORTICO_ERROR_SIZE]) {
    int width = heif.handle_width(handle), height = heif.handle_height(handle);
    size_t stride = 0;
    uint8_t *pixels = width > 0 && height > 0 ? allocate(context, (uint32_t)width, (uint32_t)height, &stride) : NULL;
    if (!pixels) {
        portico_set_error(error, "the picture is too large");
        return 0;
    }
    void *image = NULL;
    heif_result result = heif.decode(handle, &image, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGBA, NULL);
    if (result.code != 0 || !image) return fail(result, error);
    int from_stride = 0;
    const uint8_t *from = heif.plane(image, CHANNEL_INTERLEAVED, &from_stride);
    if (!from || heif.width(image, CHANNEL_INTERLEAVED) != width ||
        heif.height(image, CHANNEL_INTERLEAVED) != height || from_stride < width * 4) {
        heif.image_release(image);
        portico_set_error(error, "the file is damaged");
        return 0;
    }
    info->has_alpha = heif.has_alpha(handle) != 0;
    for (int y = 0; y < height; y++) {
        const uint8_t *source = from + (size_t)y * (size_t)from_stride;
        uint8_t *row = pixels + (size_t)y * stride;
        for (int x = 0; x < width; x++, source += 4) {
            row[x * 4] = source[2];
            row[x * 4 + 1] = source[1];
            row[x * 4 + 2] = source[0];
            row[x * 4 + 3] = info->has_alpha ? source[3] : 255;
        }
        if (info->has_alpha) portico_premultiply_row(row, (uint32_t)width);
    }
    heif.image_release(image);
    info->width = (uint32_t)width;
    info->height = (uint32_t)height;
    info->is_gray = 0;
    // The library has turned it upright.
    info->orientation = 1;
    return 1;
}

int portico_decode_heif(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]) {
    if (!portico_can_decode_heif()) {
        portico_set_error(error, "libheif is not installed: on Debian its package is libheif1");
        return 0;
    }
    void *file = heif.context_alloc();
    if (!file) {
        portico_set_error(error, "out of memory");
        return 0;
    }
    void *handle = NULL;
    heif_result result = heif.read(file, data, count, NULL);
    if (result.code == 0) result = heif.primary(file, &handle);
    int succeeded = result.code == 0 && handle ? decode_handle(handle, allocate, context, info, error)
                                               : fail(result, error);
    if (handle) heif.handle_release(handle);
    heif.context_free(file);
    return succeeded;
}
