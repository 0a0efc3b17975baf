#include <stdio.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>
#include "CCodecs.h"
#include "Pixels.h"

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf jump;
    char *error;
    int takes_part;
} error_manager;

static void on_exit_error(j_common_ptr codec) {
    error_manager *manager = (error_manager *)codec->err;
    char text[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, text);
    portico_set_error(manager->error, text);
    longjmp(manager->jump, 1);
}

static void on_message(j_common_ptr codec, int level) {
    // Most warnings are about small damage that every viewer shows through; a file that ends early is an error.
    if (level >= 0) return;
    codec->err->num_warnings++;
    if (codec->err->msg_code == JWRN_JPEG_EOF) {
        error_manager *manager = (error_manager *)codec->err;
        if (manager->takes_part) return;
        portico_set_error(manager->error, "the file ends too early");
        longjmp(manager->jump, 1);
    }
}

static void on_output(j_common_ptr codec) {
    (void)codec;
}

static struct jpeg_error_mgr *start_errors(error_manager *manager, char *error) {
    jpeg_std_error(&manager->base);
    manager->base.error_exit = on_exit_error;
    manager->base.emit_message = on_message;
    manager->base.output_message = on_output;
    manager->error = error;
    manager->takes_part = 0;
    return &manager->base;
}

/// The orientation tag of the first directory of an Exif block, 1 where there is none.
static int exif_orientation(const uint8_t *data, size_t count) {
    if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 1;
    const uint8_t *tiff = data + 6;
    size_t size = count - 6;
    int little = tiff[0] == 'I';
#define READ16(p) (little ? (p)[0] | (p)[1] << 8 : (p)[0] << 8 | (p)[1])
#define READ32(p) (little ? (uint32_t)READ16(p) | (uint32_t)READ16((p) + 2) << 16 \
                          : (uint32_t)READ16(p) << 16 | (uint32_t)READ16((p) + 2))
    uint32_t offset = READ32(tiff + 4);
    if (offset > size || size - offset < 2) return 1;
    unsigned entries = (unsigned)READ16(tiff + offset);
    for (unsigned i = 0; i < entries; i++) {
        size_t at = (size_t)offset + 2 + (size_t)i * 12;
        if (at + 12 > size) return 1;
        if (READ16(tiff + at) == 0x0112) {
            int value = READ16(tiff + at + 8);
            return value >= 1 && value <= 8 ? value : 1;
        }
    }
    return 1;
}

int portico_decode_jpeg(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]) {
    struct jpeg_decompress_struct codec;
    error_manager manager;
    uint8_t *volatile line = NULL;
    memset(&codec, 0, sizeof codec);
    codec.err = start_errors(&manager, error);
    manager.takes_part = info->takes_part;
    if (setjmp(manager.jump)) {
        free(line);
        jpeg_destroy_decompress(&codec);
        return 0;
    }
    jpeg_create_decompress(&codec);
    jpeg_mem_src(&codec, data, (unsigned long)count);
    jpeg_save_markers(&codec, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(&codec, TRUE);
    int is_cmyk = codec.jpeg_color_space == JCS_CMYK || codec.jpeg_color_space == JCS_YCCK;
    codec.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    info->is_gray = codec.jpeg_color_space == JCS_GRAYSCALE;
    info->has_alpha = 0;
    info->orientation = 1;
    for (jpeg_saved_marker_ptr marker = codec.marker_list; marker; marker = marker->next) {
        if (marker->marker == JPEG_APP0 + 1) {
            info->orientation = exif_orientation(marker->data, marker->data_length);
            if (info->orientation != 1) break;
        }
    }
    size_t stride = 0;
    uint32_t width = codec.image_width;
    uint32_t height = codec.image_height;
    uint8_t *pixels = allocate(context, width, height, &stride);
    if (!pixels) {
        portico_set_error(error, "the picture is too large");
        longjmp(manager.jump, 1);
    }
    jpeg_start_decompress(&codec);
    if (is_cmyk) {
        line = malloc((size_t)width * 4);
        if (!line) {
            portico_set_error(error, "out of memory");
            longjmp(manager.jump, 1);
        }
    }
    while (codec.output_scanline < codec.output_height) {
        uint8_t *row = pixels + codec.output_scanline * stride;
        JSAMPROW target = is_cmyk ? line : row;
        if (jpeg_read_scanlines(&codec, &target, 1) != 1) break;
        if (!is_cmyk) continue;
        // Adobe's files hold inks inverted: 255 is none.
        int inverted = codec.saw_Adobe_marker ? 0 : 255;
        for (uint32_t x = 0; x < width; x++) {
            const uint8_t *ink = line + x * 4;
            unsigned key = ink[3] ^ inverted;
            row[x * 4 + 2] = (uint8_t)((ink[0] ^ inverted) * key / 255);
            row[x * 4 + 1] = (uint8_t)((ink[1] ^ inverted) * key / 255);
            row[x * 4] = (uint8_t)((ink[2] ^ inverted) * key / 255);
            row[x * 4 + 3] = 255;
        }
    }
    jpeg_finish_decompress(&codec);
    jpeg_destroy_decompress(&codec);
    free(line);
    info->width = width;
    info->height = height;
    return 1;
}

// What changes between setjmp and longjmp isn't local here: an optimiser may take such a variable for what it was before.
static int encode(struct jpeg_compress_struct *codec, error_manager *manager, const uint8_t *pixels, uint32_t width, uint32_t height,
                  size_t bytes_per_row, int quality, uint8_t *line, unsigned char **buffer, unsigned long *size) {
    if (setjmp(manager->jump)) {
        // Only this says where the library's memory is by now: it moves as the file grows.
        if (codec->dest && *buffer) codec->dest->term_destination(codec);
        jpeg_destroy_compress(codec);
        return 0;
    }
    jpeg_create_compress(codec);
    jpeg_mem_dest(codec, buffer, size);
    codec->image_width = width;
    codec->image_height = height;
    codec->input_components = 4;
    codec->in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(codec);
    jpeg_set_quality(codec, quality, TRUE);
    if (quality >= 90) {
        // The best qualities keep colour at full resolution.
        codec->comp_info[0].h_samp_factor = 1;
        codec->comp_info[0].v_samp_factor = 1;
    }
    jpeg_start_compress(codec, TRUE);
    while (codec->next_scanline < codec->image_height) {
        const uint8_t *from = pixels + codec->next_scanline * bytes_per_row;
        for (uint32_t x = 0; x < width * 4; x += 4) {
            unsigned rest = 255u - from[x + 3];
            for (int k = 0; k < 3; k++) {
                unsigned value = from[x + k] + rest;
                line[x + k] = (uint8_t)(value > 255 ? 255 : value);
            }
        }
        JSAMPROW row = line;
        jpeg_write_scanlines(codec, &row, 1);
    }
    jpeg_finish_compress(codec);
    jpeg_destroy_compress(codec);
    return 1;
}

int portico_encode_jpeg(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int quality,
                        uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]) {
    struct jpeg_compress_struct codec;
    error_manager manager;
    memset(&codec, 0, sizeof codec);
    codec.err = start_errors(&manager, error);
    unsigned char *buffer = NULL;
    unsigned long size = 0;
    uint8_t *line = malloc((size_t)width * 4);
    if (!line) {
        portico_set_error(error, "out of memory");
        return 0;
    }
    int done = encode(&codec, &manager, pixels, width, height, bytes_per_row, quality, line, &buffer, &size);
    free(line);
    if (!done) {
        free(buffer);
        return 0;
    }
    *encoded = buffer;
    *count = size;
    return 1;
}
