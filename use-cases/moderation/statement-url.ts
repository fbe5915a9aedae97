import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

export type StatementDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>

/** R774: opens a statement without signing in, since a locked account cannot. */
export function statementUrl({ site, signer }: Pick<Deps, 'site' | 'signer'>, id: string): string {
  const url = absoluteUrl(addresses.decision(id), site.url)
  url.searchParams.set('token', signer.sign('statement', id))
  return url.href
}
