#include "CSHA256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool csha256_has_instructions(void) {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_1) && __get_cpuid_count(7, 0, &a, &b, &c, &d)
      && (b & bit_SHA);
}

__attribute__((target("sha,sse4.1"))) void csha256_take_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t block_count, const uint32_t constants[64]) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  // The instructions want the letters of the standard in this order.
  __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);
  for (; block_count > 0; block_count--, bytes += 64) {
    __m128i abef_before = abef, cdgh_before = cdgh, words[4];
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      // Four words of the message schedule, which are worked out from the sixteen before.
      __m128i *next = &words[i & 3], last = words[(i + 3) & 3];
      if (i < 4) {
        *next = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)bytes + i), big_endian);
      } else {
        __m128i sum = _mm_sha256msg1_epu32(*next, words[(i + 1) & 3]);
        sum = _mm_add_epi32(sum, _mm_alignr_epi8(last, words[(i + 2) & 3], 4));
        *next = _mm_sha256msg2_epu32(sum, last);
      }
      __m128i input = _mm_add_epi32(*next, _mm_loadu_si128((const __m128i *)constants + i));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, input);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(input, 0x0E));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool csha256_has_instructions(void) { return false; }

void csha256_take_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t block_count, const uint32_t constants[64]) {}

#endif
