import { type Env, readEnv } from '#server/startup/env.ts'

import { loadBrand } from './load-brand.ts'

/** The settings of a server, with the brand that it wears. */
export async function openEnv(): Promise<Env> {
  const env = readEnv()
  const brand = await loadBrand(env)
  return brand ? { ...readEnv(undefined, brand.name), brand } : env
}
