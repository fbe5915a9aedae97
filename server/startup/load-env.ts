import { loadBrand } from './brand/load-brand.ts'
import { type Env, parseEnv } from './env.ts'
import { applyPlatformFile } from './platform/platform-file.ts'

/** The settings of a server, with the brand that it wears; the platform's rules hold from here on. */
export async function loadEnv(source?: Record<string, string | undefined>): Promise<Env> {
  const env = parseEnv(source)
  applyPlatformFile(env)
  const brand = await loadBrand(env)
  return brand ? { ...parseEnv(source, brand.name), brand } : env
}
