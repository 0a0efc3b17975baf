#include "CKernelsInternal.h"
#if defined(__x86_64__)
#include <emmintrin.h>
#include <string.h>

#define TARGET
#define TABLE ck_sse2
#define V __m128i
#define LANES 4
#define ZERO _mm_setzero_si128()
#define SET16 _mm_set1_epi16
#define SET32 _mm_set1_epi32
#define ADD8 _mm_adds_epu8
#define ADD16 _mm_add_epi16
#define SUB16 _mm_sub_epi16
#define MULLO16 _mm_mullo_epi16
#define MULHI16 _mm_mulhi_epu16
#define SHR16 _mm_srli_epi16
#define SHUFLO _mm_shufflelo_epi16
#define SHUFHI _mm_shufflehi_epi16
#define UNPACKLO _mm_unpacklo_epi8
#define UNPACKHI _mm_unpackhi_epi8
#define AND _mm_and_si128
#define XOR _mm_xor_si128
#define PACK _mm_packus_epi16
#define LOAD(p) _mm_loadu_si128((const __m128i *)(p))
#define ISZERO(v) (_mm_movemask_epi8(_mm_cmpeq_epi8(v, ZERO)) == 0xffff)
#define STORE(p, v) _mm_storeu_si128((__m128i *)(p), v)

static inline __m128i load_mask(const uint8_t *m) {
    int four;
    memcpy(&four, m, 4);
    __m128i k = _mm_cvtsi32_si128(four);
    k = _mm_unpacklo_epi8(k, k);
    return _mm_unpacklo_epi16(k, k);
}
#define LOADMASK load_mask
#include "CKernelsVector.inc"
#endif
