import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sampleMails } from '#test/mails/sample-mails.ts'

import { MAIL_LOGO_CID, DEFAULT_MAIL_THEME } from './mail-theme.ts'

const LOOKS = {
  ours: DEFAULT_MAIL_THEME,
  branded: {
    ...DEFAULT_MAIL_THEME,
    logo: { png: new Uint8Array(), width: 120, height: 32 },
    footer: '12 Lantern Street',
  },
}
const HOSTILE = `<img src=x onerror=alert(1)>"'</style></blockquote>&`
const PICTURE = 'https://experts.example/social/avatar/key.jpg'

const listed = (given: Parameters<typeof sampleMails>[0]) =>
  Object.entries(sampleMails(given)).flatMap(([name, mails]) =>
    mails.map((mail, at) => ({ name: `${name} ${at}`, mail })),
  )
const plain = listed({ name: 'Ada Moreau', text: 'A shop', picture: PICTURE })
const hostile = listed({ name: HOSTILE, text: HOSTILE, picture: `${PICTURE}"><b>` })

const count = (text: string, part: string | RegExp) => text.split(part).length - 1

test('R751 every table has samples here', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-mails.ts'))
  const tables = new Set(Object.keys(sampleMails({ name: 'Ada', text: 'A' })).map((name) => name.split('.')[0]))
  const names = files.map((file) => file.slice(0, -'.ts'.length).replace(/-\w/g, (part) => part.slice(1).toUpperCase()))
  expect([...tables].toSorted()).toEqual(names.toSorted())
})

test.each(plain)('R751 $name: header, greeting, one button, its address, at most one further link', ({ mail }) => {
  for (const [kind, look] of Object.entries(LOOKS)) {
    const html = mail.html(look)
    expect(html).toContain(kind === 'ours' ? '>Guildhall</p>' : `src="cid:${MAIL_LOGO_CID}" alt="Guildhall"`)
    expect(count(html, 'class="button"')).toBe(1)
    const [, href = '', label = ''] = /<a href="([^"]+)" class="label"[^>]*>([^<]+)</.exec(html) ?? []
    expect(label).toMatch(/^[A-Z]/)
    expect(html).toContain(`Or open this address: <a href="${href}" class="soft"`)
    expect(html).toContain(`>${href}</a>`)
    expect(mail.text).toContain(`${label}:\n${href}`)
    // Besides the address below the button: a further page, and the link of the last line.
    expect(count(html, /<a href="[^"]*" class="soft"/)).toBeLessThanOrEqual(3)
  }
})

test.each(plain)('R751 $name: each sentence after the greeting begins with a capital letter', ({ mail }) => {
  const [greeting = '', first = ''] = mail.text.split('\n\n')
  expect(greeting).toMatch(/^Hello( Ada Moreau)?,$/)
  expect(first).toMatch(/^\p{Lu}/u)
  expect(mail.html(DEFAULT_MAIL_THEME)).toContain(`>${greeting}</p>\n<p style="margin:0 0 16px">${first.slice(0, 1)}`)
})

test.each(plain)('R752 $name: every colour has one for dark screens', ({ mail }) => {
  const html = mail.html(DEFAULT_MAIL_THEME)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? []
  for (const [element] of html.slice(html.indexOf('<body')).matchAll(/<[^>]*#[\da-f]{6}[^>]*>/g)) {
    const [, name] = /class="(\w+)"/.exec(element) ?? []
    expect(dark).toContain(`.${name}{`)
  }
  for (const colour of Object.values(DEFAULT_MAIL_THEME.dark)) expect(dark).toContain(colour)
})

test.each(plain)('R753 $name: faces come from the site itself, and initials stand in for them', ({ mail }) => {
  const html = mail.html(DEFAULT_MAIL_THEME)
  for (const [image] of html.matchAll(/<img[^>]*>/g)) {
    expect(image).toContain(`src="${PICTURE}" alt="AM"`)
  }
  const faces = count(html, /class="face"/)
  expect(faces).toBe(count(html, /<bdi>/))
})

test.each(hostile)('R96 $name: what users type is text', ({ mail }) => {
  const html = mail.html(LOOKS.branded)
  expect(html).not.toMatch(/<img src=x|<b>|onerror=alert\(1\)>"/)
  expect(count(html, '</style>')).toBe(1)
  expect(count(html, '<blockquote')).toBe(count(html, '</blockquote>'))
})

test('R750 a mail to an unproven address shows no picture, and the handle beside a name', () => {
  const mails = listed({ name: 'Typed', text: 'Typed', picture: PICTURE })
  const confirming = mails.filter(({ name }) => name.startsWith('confirmationMails.'))
  expect(confirming.length).toBeGreaterThan(5)
  for (const { mail } of confirming) {
    const html = mail.html(DEFAULT_MAIL_THEME)
    expect([html, mail.text].join('')).not.toMatch(/Typed|<img/)
    expect(mail.text).toMatch(/Ada Moreau \(@ada-moreau\)|@northlight/)
  }
})

test('R96 no character that may break a line ends the quotation of a plain text', () => {
  const breaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']
  const text = `begin${breaks.map((one) => `${one}Reset your password`).join('')}`
  const quoting = listed({ name: 'Ada', text }).filter(({ mail }) => mail.text.includes('> begin'))
  expect(quoting.length).toBeGreaterThan(3)
  for (const { name, mail } of quoting) {
    const lines = mail.text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    expect([name, lines.filter((line) => line.startsWith('Reset'))]).toEqual([name, []])
  }
})
