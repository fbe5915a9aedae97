import type { Client } from '#client/client.ts'

export const fetchSecondFactor = (client: Client) => client.get('/v1/marketplace/me/second-factor')

/** The factor is active only once a code confirms it. */
export const startFactorSetup = (client: Client, password: string) =>
  client.post('/v1/marketplace/me/second-factor', { body: { password } })

export const confirmFactorSetup = (client: Client, code: string) =>
  client.post('/v1/marketplace/me/second-factor/confirmation', { body: { code } })

type Proof = { password: string; code: string }

export const renewRecoveryCodes = (client: Client, proof: Proof) =>
  client.post('/v1/marketplace/me/second-factor/recovery-codes', { body: proof })

export const removeSecondFactor = (client: Client, proof: Proof) =>
  client.post('/v1/marketplace/me/second-factor/removal', { body: proof })

/** For a session that started before the factor was turned on. */
export const passSecondFactor = (client: Client, code: string) =>
  client.post('/v1/marketplace/me/second-factor/pass', { body: { code } })
