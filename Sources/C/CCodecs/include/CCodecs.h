// A thin layer over libpng, libjpeg, libwebp and, where it is installed, libheif: whole pictures in memory, errors as text, no long jumps seen outside.
// Pixels are blue, green, red, alpha in memory, colours multiplied by alpha, first row on top.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t width;
    uint32_t height;
    int has_alpha;
    int is_gray;
    /// The Exif orientation, 1 to 8; 1 where the file says nothing.
    int orientation;
    /// Set by who calls: whether a PNG or a JPEG that ends too early is shown as far as it goes, once its size is known.
    int takes_part;
} portico_image_info;

/// Gives memory for a picture of a size, and its distance between rows. NULL refuses the size.
typedef uint8_t *(*portico_image_allocator)(void *context, uint32_t width, uint32_t height, size_t *bytes_per_row);

#define PORTICO_ERROR_SIZE 200

/// Each returns 1, or 0 with the reason in `error`.
int portico_decode_png(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                       portico_image_info *info, char error[PORTICO_ERROR_SIZE]);
int portico_decode_jpeg(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]);
int portico_decode_webp(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]);
/// HEIC and AVIF, where libheif is installed.
int portico_decode_heif(const uint8_t *data, size_t count, portico_image_allocator allocate, void *context,
                        portico_image_info *info, char error[PORTICO_ERROR_SIZE]);
int portico_can_decode_heif(void);

/// Each stores a block for `portico_free_encoded` and returns 1, or 0 with the reason in `error`.
int portico_encode_png(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int is_opaque,
                       uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]);
/// Quality from 0 to 100. Transparent parts are shown over white.
int portico_encode_jpeg(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int quality,
                        uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]);
/// Quality from 0 to 100; above 100 nothing is lost.
int portico_encode_webp(const uint8_t *pixels, uint32_t width, uint32_t height, size_t bytes_per_row, int quality,
                        uint8_t **encoded, size_t *count, char error[PORTICO_ERROR_SIZE]);
void portico_free_encoded(uint8_t *encoded);
