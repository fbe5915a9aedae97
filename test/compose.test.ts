import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

const [, app = ''] = read('compose.yaml').split(/^ {2}(?:app|database):$/m)
const set = Object.fromEntries(
  Array.from(app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm), ([, name = '', value = '']) => [name, value]),
)

test('R494 settings of docs/adopt.md reach the app of compose.yaml, by its own lines or by settings.env', () => {
  expect(app).toContain('env_file: [{ path: settings.env, required: false }]')
  expect(read('.dockerignore').split('\n')).toContain('settings.env')
  expect(Object.keys(set)).toEqual(expect.arrayContaining(['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'SITE_URL']))
})

test('R494 no settings.env leads the app of compose.yaml away from its volumes and its proxy', () => {
  // That of docs/adopt.md has a DATA_DIR of the machine itself.
  const [, image = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? []
  const inImage = Object.fromEntries(image.split(' ').map((one) => one.split('=')))
  expect(set).toMatchObject({ DATA_DIR: inImage['DATA_DIR'], HOST: inImage['HOST'], PORT: "'3000'" })
  expect(app).toContain(`'data:${inImage['DATA_DIR']}'`)
  expect(app).toContain(`:${set['BACKUP_DIR']}'`)
  expect(read('compose.yaml')).toContain('app:3000')
})
