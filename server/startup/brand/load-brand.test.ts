import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { StartError } from '#server/startup/start-error.ts'

import { loadBrand } from './load-brand.ts'

const EXAMPLE = 'sdk/examples/brands/hearth-and-quill'

let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'guildhall-brand-'))
  folder = join(place, 'brand')
  mkdirSync(folder)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text)
const load = () => loadBrand({ brandDir: undefined, dataDir: place })

/** The one line with which the start ends. */
async function lineOf(brand: unknown): Promise<string> {
  write('brand.json', typeof brand === 'string' ? brand : JSON.stringify(brand))
  const error: unknown = await load().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError
  expect(message).not.toContain('\n')
  // Which of several brands it is.
  expect(message.startsWith(`${folder}/brand.json: `)).toBe(true)
  return message.slice(folder.length + 1)
}

test('R480 without a folder there is no brand; one that is named must be there', async () => {
  rmSync(folder, { recursive: true })
  expect(await load()).toBeUndefined()
  await expect(loadBrand({ brandDir: folder, dataDir: place })).rejects.toThrow(/^BRAND_DIR must be a folder/)
  writeFileSync(folder, '')
  await expect(load()).rejects.toThrow(/^BRAND_DIR must be a folder/)
})

test.each(['hearth-and-quill', 'voltframe'])('R480 the example %s is a brand', async (name) => {
  const brand = await loadBrand({ brandDir: `sdk/examples/brands/${name}`, dataDir: place })
  expect(brand?.page.logo?.dark?.href).toMatch(/^\/brand\/[0-9a-f]{16}\/logo-dark\.svg$/)
  expect([...(brand?.files.keys() ?? [])]).toContain(brand?.page.styles)
  expect(await sharp(brand?.rootIcons?.get('/apple-touch-icon.png')?.bytes).metadata()).toMatchObject({ width: 180 })
  expect(await sharp(brand?.mail.logo?.png).metadata()).toMatchObject({ format: 'png', height: 64 })
})

test('R563 a brand brings its texts of the home page', async () => {
  const brand = await loadBrand({ brandDir: 'sdk/examples/brands/voltframe', dataDir: place })
  expect(brand?.page.home).toMatchObject({
    headline: 'Ship it with a Voltframe expert',
    join: { button: 'List your work' },
  })
})

test('R486 the same folder has the same addresses, and any change of it has others', async () => {
  cpSync(EXAMPLE, folder, { recursive: true })
  const before = await load()
  expect((await load())?.page.id).toBe(before?.page.id)
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
  expect((await load())?.page.id).not.toBe(before?.page.id)
})

test('R481 colours that are hard to read stop the start, with the pair and its ratio', async () => {
  const pair =
    /^brand\.json: colours give accent #ffcc00 on \S+ #\w{6} on light pages, a contrast of 1\.\d\d:1; WCAG AA asks for 4\.50:1\.$/
  expect(await lineOf({ colours: { accent: '#ffcc00' } })).toMatch(pair)
  expect(await lineOf({ mail: { colour: '#ffcc00' } })).toMatch(
    /^brand\.json: mail\.colour #ffcc00 has a contrast of 1\./,
  )
})

test('R481 a colour of dark pages alone is named by its own entry', async () => {
  const accents = { accent: '#0b5a49', accentDark: '#0b5a49' }
  expect(await lineOf({ colours: accents })).toMatch(
    /^brand\.json: colours give accentDark #0b5a49 on \S+ #\w{6} on dark pages, /,
  )
  const inks = { accent: '#0b5a49', inkDark: '#222222' }
  expect(await lineOf({ colours: inks })).toMatch(/^brand\.json: colours give .*\binkDark #222222\b.* on dark pages, /)
})

test('R480 what brand.json says wrong is named', async () => {
  expect(await lineOf({ colour: '#fff' })).toBe('brand.json: colour is no entry of a brand.')
  expect(await lineOf('{')).toMatch(/^brand\.json: it is no JSON/)
  expect(await lineOf('{"name": "One", "name": "Two"}')).toBe('brand.json: name is there twice.')
  expect(await lineOf('{"colours": {"ink": "#111", "ink": "#222"}}')).toBe('brand.json: colours.ink is there twice.')
  expect(await lineOf(' '.repeat(70_000))).toMatch(/has 70000 bytes; at most 65536 are allowed\.$/)
  rmSync(join(folder, 'brand.json'))
  await expect(load()).rejects.toThrow(/names brand\.json, which is missing\.$/)
})

test('R483 a file is in the folder, and is a file', async () => {
  expect(await lineOf({ icon: 'icon.svg' })).toBe('brand.json: icon names icon.svg, which is missing.')
  mkdirSync(join(folder, 'folder.svg'))
  expect(await lineOf({ icon: 'folder.svg' })).toBe('brand.json: icon names folder.svg, which is no file.')
  writeFileSync(join(place, 'auth-secret'), 'secret')
  symlinkSync('../auth-secret', join(folder, 'link.svg'))
  expect(await lineOf({ icon: 'link.svg' })).toBe('brand.json: icon names link.svg, which leads out of the folder.')
  symlinkSync('/dev/zero', join(folder, 'zero.png'))
  expect(await lineOf({ icon: 'zero.png' })).toBe('brand.json: icon names zero.png, which leads out of the folder.')
  const socket = createServer().listen(join(folder, 'socket.svg'))
  await once(socket, 'listening')
  expect(await lineOf({ icon: 'socket.svg' })).toBe('brand.json: icon names socket.svg, which is no file.')
  socket.close()
  symlinkSync('loop.svg', join(folder, 'loop.svg'))
  expect(await lineOf({ icon: 'loop.svg' })).toBe('brand.json: icon names loop.svg, which cannot be read (ELOOP).')
  symlinkSync('nowhere', join(folder, 'broken.svg'))
  expect(await lineOf({ icon: 'broken.svg' })).toBe('brand.json: icon names broken.svg, which is missing.')
})

test('R483 links inside of the folder are followed, as mounted volumes have them', async () => {
  const data = join(folder, '..data')
  cpSync(EXAMPLE, data, { recursive: true })
  for (const name of readdirSync(EXAMPLE)) symlinkSync(`..data/${name}`, join(folder, name))
  expect((await load())?.name).toBe('Hearth & Quill Makers')
})

test('R482 pictures and fonts are what their names say, and not too large', async () => {
  write('a.png', 'no picture')
  expect(await lineOf({ icon: 'a.png' })).toBe('brand.json: icon names a.png, which is no PNG, whatever its name says.')
  write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await lineOf({ logo: 'a.svg' })).toBe(
    'brand.json: logo names a.svg, which has <script>, which is not allowed.',
  )
  write('a.gif', 'GIF89a')
  expect(await lineOf({ logo: 'a.gif' })).toBe('brand.json: logo names a.gif; it must be an .svg or a .png.')
  write('large.png', '')
  truncateSync(join(folder, 'large.png'), 2 ** 31)
  expect(await lineOf({ logo: 'large.png' })).toMatch(/has 2147483648 bytes; at most 524288 are allowed\.$/)
  const png = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#123' } })
    .png()
    .toBuffer()
  write('wide.png', png)
  expect(await lineOf({ icon: 'wide.png' })).toMatch(/is 200 by 100; it must be as wide as high\.$/)
  write('cut.png', png.subarray(0, 60))
  expect(await lineOf({ logo: 'cut.png' })).toMatch(/which cannot be read as a picture\.$/)
  const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  write('bomb.png', bomb)
  expect(await lineOf({ logo: 'bomb.png' })).toMatch(/pixels; at most 4096|cannot be read as a picture/)
  const text = (file: string) => ({ fonts: { text: { files: [{ file, weight: '400' }] } } })
  write('a.woff2', 'wOFF and nothing else, but long enough for the head of a font file')
  expect(await lineOf(text('a.woff2'))).toBe(
    'brand.json: fonts.text.files.0.file names a.woff2, which is no WOFF2 font, or not all of one.',
  )
})

test('R485 a legal text has no HTML, no picture and no unsafe link', async () => {
  const legal = { imprint: 'imprint.md' }
  const refused = async (text: string) => {
    write('imprint.md', text)
    return lineOf({ legal })
  }
  expect(await refused('Hello <img src=x onerror=alert(1)>')).toMatch(/holds HTML; it may hold Markdown alone\.$/)
  expect(await refused('<script>alert(1)</script>')).toMatch(/holds HTML/)
  expect(await refused('[a](javascript:alert(1))')).toMatch(/links to "javascript:alert\(1\)"\.$/)
  expect(await refused('[a][b]\n\n[b]: data:text/html,x')).toMatch(/links to "data:text\/html,x"\.$/)
  expect(await refused('- > **[a](javascript:x)**')).toMatch(/links to/)
  expect(await refused('| a |\n|---|\n| [b](javascript:x) |')).toMatch(/links to/)
  expect(await refused('![a](https://evil.example/a.png)')).toMatch(/holds a picture\.$/)
  write('imprint.md', '## Who\n\nAda, [mail](mailto:ada@example.test), [page](/docs), <https://builder.example>')
  write('brand.json', JSON.stringify({ legal }))
  expect((await load())?.texts.imprint).toContain('Ada')
})
