import { expect, test } from 'vitest'

import { sniffPictureType } from './picture-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0)

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B', 'image/avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
  // The list of brands ends where it says, not where the word happens to stand.
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heicavif', undefined],
  ['GIF89a\x01\0\x01\0\0\0\0\0\0\0\0', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<!doctype html><title>me.png</title>', undefined],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  [' \x89PNG\r\n\x1a\n', undefined],
  ['\xff\xd8', undefined],
  ['', undefined],
])('R77 %j is %s', (text, type) => {
  expect(sniffPictureType(bytes(text))).toBe(type)
})

test('R77 a part of a larger piece of memory is judged by itself', () => {
  const whole = bytes('....\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B')
  expect(sniffPictureType(whole.subarray(4))).toBe('image/avif')
})
