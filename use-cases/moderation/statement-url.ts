import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

export type StatementDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>

/** What the link of a mail to this address is signed with: it ends with the address, and with the right to read it. */
export const statementKey = (id: string, email: string | null) => `${id} ${email}`

/** R774: opens a statement without signing in, since a locked account cannot. */
export function statementUrl(
  { site, signer }: Pick<Deps, 'site' | 'signer'>,
  { id, email }: { id: string; email: string },
): string {
  const url = absoluteUrl(addresses.decision(id), site.url)
  url.searchParams.set('token', signer.sign('statement', statementKey(id, email)))
  return url.href
}
