import { expect, test } from 'vitest'

import { chooseEncoding, decompressBody, compressBody } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.1', 'br'],
  ['gzip;q=1, br;q=0.9', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['zstd', 'identity'],
  ['nonsense;;;q=,,', 'identity'],
])('R155 a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('R155 every encoding gives the same bytes back', async () => {
  const plain = Buffer.from('<p>Ångström</p>'.repeat(500))
  for (const effort of ['cached', 'once'] as const) {
    for (const encoding of ['br', 'gzip'] as const) {
      const encoded = await compressBody(plain, encoding, effort)
      expect((await decompressBody(encoded, encoding)).equals(plain)).toBe(true)
      expect(encoded.length).toBeLessThan(plain.length / 4)
    }
  }
})
