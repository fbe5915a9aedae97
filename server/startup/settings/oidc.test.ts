import { expect, test } from 'vitest'

import { parseEnv } from '#server/startup/env.ts'

const OIDC = { OIDC_ISSUER: 'https://id.example.test', OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' }

test('R411 without the settings people sign in with passwords alone', () => {
  expect(parseEnv({})).toMatchObject({ oidc: undefined, passwordSignIn: true })
})

test('R411 the provider has a name for its button', () => {
  expect(parseEnv({ ...OIDC, OIDC_NAME: 'Builder' }).oidc).toEqual({
    issuer: new URL('https://id.example.test'),
    clientId: 'site',
    clientSecret: 'secret',
    name: 'Builder',
  })
  expect(parseEnv({ ...OIDC, PLATFORM_NAME: 'Platform' }).oidc?.name).toBe('Platform')
  expect(parseEnv(OIDC).oidc?.name).toBe('id.example.test')
})

test.each([
  [{ OIDC_ISSUER: OIDC.OIDC_ISSUER }, 'OIDC_CLIENT_ID is missing'],
  [{ OIDC_NAME: 'Builder' }, 'OIDC_ISSUER is missing'],
  [{ OIDC_CLIENT_ID: 'x', OIDC_ISSUER: OIDC.OIDC_ISSUER }, 'OIDC_CLIENT_SECRET is missing'],
  [{ ...OIDC, OIDC_ISSUER: 'http://id.example.test' }, 'OIDC_ISSUER must be the https address'],
  [{ ...OIDC, OIDC_ISSUER: 'https://user:pass@id.example.test' }, 'OIDC_ISSUER must'],
  [{ ...OIDC, OIDC_ISSUER: 'https://id.example.test/?a=1' }, 'OIDC_ISSUER must'],
  [{ ...OIDC, OIDC_ISSUER: 'id.example.test' }, 'OIDC_ISSUER must'],
  [{ ...OIDC, PASSWORD_SIGN_IN: 'no' }, 'PASSWORD_SIGN_IN must be on or off'],
])('R411 %o stops the start with a line that names the setting', (source, line) => {
  expect(() => parseEnv(source)).toThrow(line)
})

test('R411 a provider on this machine may be plain http', () => {
  expect(parseEnv({ ...OIDC, OIDC_ISSUER: 'http://localhost:4000' }).oidc?.issuer.port).toBe('4000')
})

test('R419 passwords are turned off only where there is another door', () => {
  expect(parseEnv({ ...OIDC, PASSWORD_SIGN_IN: 'off' }).passwordSignIn).toBe(false)
  expect(() => parseEnv({ PASSWORD_SIGN_IN: 'off' })).toThrow('OIDC_ISSUER is missing: with PASSWORD_SIGN_IN=off')
})
