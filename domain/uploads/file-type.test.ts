import { expect, test } from 'vitest'

import { sniffFileType } from './file-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a PDF', '%PDF-1.7\nwhatever\n%%EOF\n', 'application/pdf'],
  ['a PDF of version 2', '%PDF-2.0\n%%EOF', 'application/pdf'],
  ['half a PDF', '%PDF-1.7\nwhatever', undefined],
  ['a page that looks like one later', '<html>%PDF-1.7 %%EOF', undefined],
  ['a JPEG', '\xFF\xD8\xFF\xE0', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1A\n', 'image/png'],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0avif', undefined],
  ['a page', '<!doctype html><script>alert(1)</script>', undefined],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a program', 'MZ\x90\0', undefined],
  ['nothing', '', undefined],
])('R343 %s is known by its bytes', (_, text, type) => {
  expect(sniffFileType(bytes(text))).toBe(type)
})
