import { expect, test } from 'vitest'

import { contentDispositionHeader, sanitizeFileName, shownFileName } from './file-name.ts'

test.each([
  ['Logo.PDF', 'Logo.pdf'],
  ['C:\\Users\\me\\brand book.pdf', 'brand book.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.pdf'],
  ['a\u202Efdp.exe', 'a fdp.pdf'],
  ['a\0b\r\nc', 'a b c.pdf'],
  ['<script>.pdf', 'script.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['شعار المقهى.pdf', 'شعار المقهى.pdf'],
  ['ロゴ.pdf', 'ロゴ.pdf'],
  ['Version 2.1 of the plan', 'Version 2.1 of the plan.pdf'],
])('R343 %j is called %j', (given, name) => {
  expect(sanitizeFileName(given, 'application/pdf')).toBe(name)
})

test('R343 a name is cut to a hundred characters, never inside one, and keeps its ending', () => {
  const name = sanitizeFileName(`${'😀'.repeat(200)}.png`, 'image/webp')
  expect([...name]).toHaveLength(100)
  expect(name.endsWith('😀.webp')).toBe(true)
  expect(name.isWellFormed()).toBe(true)
  expect(sanitizeFileName('\uD800.png', 'image/webp').isWellFormed()).toBe(true)
})

test('R343 the header of a download holds the whole name, and nothing of it ends the header', () => {
  expect(contentDispositionHeader('ロゴ.pdf')).toBe(
    `attachment; filename="__.pdf"; filename*=UTF-8''%E3%83%AD%E3%82%B4.pdf`,
  )
  expect(contentDispositionHeader(`a";x='(1).pdf`)).toBe(
    `attachment; filename="a__x___1_.pdf"; filename*=UTF-8''a%22%3Bx%3D%27%281%29.pdf`,
  )
})

test.each([
  ['plan.docx', 'plan.docx'],
  [`${'a'.repeat(80)}.docx`, `${'a'.repeat(54)}….docx`],
  [`${'😀'.repeat(80)}.key`, `${'😀'.repeat(55)}….key`],
  [`${'a'.repeat(56)}.key`, `${'a'.repeat(56)}.key`],
  ['C:\\me\\a\u202Efdp.exe', 'a fdp.exe'],
  ['no ending', 'no ending'],
  [`${'a'.repeat(80)}`, `${'a'.repeat(59)}…`],
  ['', 'file'],
])('R702 in an error %j is called %s', (given, shown) => {
  expect(shownFileName(given)).toBe(shown)
})
