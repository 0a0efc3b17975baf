#pragma once
#include <zlib.h>

/// `deflateInit` is a macro, which Swift does not see.
static inline int portico_deflate_init(z_stream *stream, int level) { return deflateInit(stream, level); }
