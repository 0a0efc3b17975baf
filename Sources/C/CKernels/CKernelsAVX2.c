#include "CKernelsInternal.h"
#if defined(__x86_64__)
#include <immintrin.h>

#define TARGET __attribute__((target("avx2")))
#define TABLE ck_avx2
#define V __m256i
#define LANES 8
#define ZERO _mm256_setzero_si256()
#define SET16 _mm256_set1_epi16
#define SET32 _mm256_set1_epi32
#define ADD8 _mm256_adds_epu8
#define ADD16 _mm256_add_epi16
#define SUB16 _mm256_sub_epi16
#define MULLO16 _mm256_mullo_epi16
#define MULHI16 _mm256_mulhi_epu16
#define SHR16 _mm256_srli_epi16
#define SHUFLO _mm256_shufflelo_epi16
#define SHUFHI _mm256_shufflehi_epi16
#define UNPACKLO _mm256_unpacklo_epi8
#define UNPACKHI _mm256_unpackhi_epi8
#define AND _mm256_and_si256
#define XOR _mm256_xor_si256
#define PACK _mm256_packus_epi16
#define LOAD(p) _mm256_loadu_si256((const __m256i *)(p))
#define ISZERO(v) _mm256_testz_si256(v, v)
#define STORE(p, v) _mm256_storeu_si256((__m256i *)(p), v)

TARGET static inline __m256i load_mask(const uint8_t *m) {
    const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 0, 0, 0, 0, 4, 4, 4, 4, 8,
                                            8, 8, 8, 12, 12, 12, 12);
    return _mm256_shuffle_epi8(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)m)), spread);
}
#define LOADMASK load_mask
#include "CKernelsVector.inc"
#endif
