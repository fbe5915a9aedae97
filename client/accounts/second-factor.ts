import type { Client } from '#client/client.ts'
import type { FactorSetup, FactorState, RecoveryCodes } from '#domain/accounts/second-factor.ts'

const BASE = '/v1/marketplace/me/second-factor'

export function fetchFactor(client: Client): Promise<FactorState> {
  return client.get(BASE)
}

/** Counts once it is confirmed by a code. */
export function startFactorSetup(client: Client, password: string): Promise<FactorSetup> {
  return client.post(BASE, { password })
}

export function confirmFactorSetup(client: Client, code: string): Promise<RecoveryCodes> {
  return client.post(`${BASE}/confirmation`, { code })
}

type Proof = { password: string; code: string }

export function renewRecoveryCodes(client: Client, proof: Proof): Promise<RecoveryCodes> {
  return client.post(`${BASE}/recovery-codes`, proof)
}

export async function removeFactor(client: Client, proof: Proof): Promise<void> {
  await client.post(`${BASE}/removal`, proof)
}

/** For a session that was opened before it was on. */
export async function passFactor(client: Client, code: string): Promise<void> {
  await client.post(`${BASE}/pass`, { code })
}
