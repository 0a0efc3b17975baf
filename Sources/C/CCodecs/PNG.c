#include <png.h>
#include <stdlib.h>
#include <string.h>
#include "CCodecs.h"
#include "Pixels.h"

typedef struct {
    const uint8_t *data;
    size_t count;
    size_t position;
    char *error;
} source;

typedef struct {
    uint8_t *data;
    size_t count;
    size_t capacity;
} sink;

static void on_error(png_structp png, png_const_charp text) {
    char *error = png_get_error_ptr(png);
    portico_set_error(error, text);
    longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    source *from = png_get_io_ptr(png);
    if (count > from->count - from->position) png_error(png, "the file ends too early");
    memcpy(bytes, from->data + from->position, count);
    from->position += count;
}

int portico_decode_png(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                       portico_image_info *info, char error[PORTICO_ERROR_SIZE]) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
    png_infop header = png ? png_create_info_struct(png) : NULL;
    source from = {data, count, 0, error};
    png_bytep *volatile rows = NULL;
    volatile int has_rows = 0;
    if (!header) {
        png_destroy_read_struct(&png, NULL, NULL);
        portico_set_error(error, "out of memory");
        return 0;
    }
    if (setjmp(png_jmpbuf(png))) {
        if (has_rows) {
            // The rows that haven't come are transparent.
            for (uint32_t y = 0; y < info->height; y++) portico_premultiply_row(rows[y], info->width);
            info->has_alpha = 1;
        }
        free(rows);
        png_destroy_read_struct(&png, &header, NULL);
        return has_rows;
    }
    png_set_read_fn(png, &from, read_bytes);
    // In so small pieces that few of the last bytes are lost.
    if (info->takes_part) png_set_compression_buffer_size(png, 64);
    png_set_user_limits(png, 32767, 32767);
    png_set_chunk_malloc_max(png, 32 * 1024 * 1024);
    png_read_info(png, header);

    uint32_t width = png_get_image_width(png, header);
    uint32_t height = png_get_image_height(png, header);
    int type = png_get_color_type(png, header);
    int has_alpha = (type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, header, PNG_INFO_tRNS);
    png_set_expand(png);
    png_set_scale_16(png);
    if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
    png_set_bgr(png);
    if (!has_alpha) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, header);
    if (png_get_rowbytes(png, header) != (size_t)width * 4) png_error(png, "the pixel format is not known");

    size_t stride = 0;
    uint8_t *pixels = allocate(context, width, height, &stride);
    if (!pixels) png_error(png, "the picture is too large");
    rows = malloc(sizeof(png_bytep) * height);
    if (!rows) png_error(png, "out of memory");
    for (uint32_t y = 0; y < height; y++) rows[y] = pixels + y * stride;
    info->width = width;
    info->height = height;
    info->has_alpha = has_alpha;
    info->is_gray = !(type & PNG_COLOR_MASK_COLOR);
    info->orientation = 1;
    has_rows = info->takes_part;
    png_read_image(png, (png_bytepp)rows);
    png_read_end(png, NULL);
    if (has_alpha) {
        for (uint32_t y = 0; y < height; y++) portico_premultiply_row(rows[y], width);
    }
    free(rows);
    png_destroy_read_struct(&png, &header, NULL);
    return 1;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    sink *to = png_get_io_ptr(png);
    if (to->count + count > to->capacity) {
        size_t capacity = to->capacity * 2 + count + 4096;
        uint8_t *data = realloc(to->data, capacity);
        if (!data) png_error(png, "out of memory");
        to->data = data;
        to->capacity = capacity;
    }
    memcpy(to->data + to->count, bytes, count);
    to->count += count;
}

static void flush_bytes(png_structp png) {
    (void)png;
}

// What changes between setjmp and longjmp isn't local here: an optimiser may take such a variable for what it was before.
static int write_picture(png_structp png, png_infop header, sink *to, uint8_t *row, const uint8_t *pixels, uint32_t width,
                         uint32_t height, size_t bytes_per_row, int is_opaque) {
    if (setjmp(png_jmpbuf(png))) return 0;
    png_set_write_fn(png, to, write_bytes, flush_bytes);
    // Screens are flat areas and text: a light level and the two cheap filters are near the best size at a third of
    // the time.
    png_set_compression_level(png, 3);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP);
    png_set_IHDR(png, header, width, height, 8, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, header, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, header);
    png_set_bgr(png);
    if (is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < height; y++) {
        const uint8_t *from = pixels + y * bytes_per_row;
        if (is_opaque) memcpy(row, from, (size_t)width * 4);
        else portico_unpremultiply_row(from, row, width);
        png_write_row(png, row);
    }
    png_write_end(png, NULL);
    return 1;
}

int portico_encode_png(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int is_opaque,
                       uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, on_error, on_warning);
    png_infop header = png ? png_create_info_struct(png) : NULL;
    sink to = {NULL, 0, 0};
    uint8_t *row = malloc((size_t)width * 4);
    int done = 0;
    if (header && row) done = write_picture(png, header, &to, row, pixels, width, height, bytes_per_row, is_opaque);
    else portico_set_error(error, "out of memory");
    png_destroy_write_struct(&png, &header);
    free(row);
    if (!done) {
        free(to.data);
        return 0;
    }
    *encoded = to.data;
    *count = to.count;
    return 1;
}
