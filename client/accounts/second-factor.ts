import type { Client } from '#client/client.ts'
import type { FactorSetup, FactorState, RecoveryCodes } from '#domain/accounts/second-factor.ts'

export function fetchFactor(client: Client): Promise<FactorState> {
  return client.get('/v1/marketplace/me/second-factor')
}

/** The factor is active only once a code confirms it. */
export function startFactorSetup(client: Client, password: string): Promise<FactorSetup> {
  return client.post('/v1/marketplace/me/second-factor', { body: { password } })
}

export function confirmFactorSetup(client: Client, code: string): Promise<RecoveryCodes> {
  return client.post('/v1/marketplace/me/second-factor/confirmation', { body: { code } })
}

type Proof = { password: string; code: string }

export function renewRecoveryCodes(client: Client, proof: Proof): Promise<RecoveryCodes> {
  return client.post('/v1/marketplace/me/second-factor/recovery-codes', { body: proof })
}

export function removeFactor(client: Client, proof: Proof): Promise<void> {
  return client.post('/v1/marketplace/me/second-factor/removal', { body: proof })
}

/** For a session that started before the factor was turned on. */
export function passFactor(client: Client, code: string): Promise<void> {
  return client.post('/v1/marketplace/me/second-factor/pass', { body: { code } })
}
