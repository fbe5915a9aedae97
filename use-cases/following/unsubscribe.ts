import { disableDigest, findDigestSetting } from '#db/queries/following/news-readers.ts'
import * as addresses from '#domain/addresses.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type UnsubscribeDeps = Pick<Deps, 'db' | 'signer'>

const NO_LINK = fail('not_found', 'this link is incomplete')

/** R134: the link in every digest; it ends the mails to that address, and allows nothing else. */
export function unsubscribeUrl({ signer, site }: Pick<Deps, 'signer' | 'site'>, userId: string): string {
  const url = absoluteUrl(addresses.unsubscribe, site.url)
  url.searchParams.set('token', signer.sign('digest', userId))
  return url.href
}

/** Reading changes nothing, since mail scanners open links, too. */
export async function previewUnsubscribe(
  { db, signer }: UnsubscribeDeps,
  { token }: { token: string },
): Promise<Result<{ weekly: boolean }>> {
  const userId = signer.read('digest', token)
  if (userId === undefined) return NO_LINK
  return ok({ weekly: (await findDigestSetting(db, userId))?.weekly ?? false })
}

export async function unsubscribe(deps: UnsubscribeDeps, input: unknown): Promise<Result<{ weekly: boolean }>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const userId = deps.signer.read('digest', parsed.data.token)
  if (userId === undefined) return NO_LINK
  await disableDigest(deps.db, userId)
  return ok({ weekly: false })
}
