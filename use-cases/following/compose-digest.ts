import { digestMails } from '#adapters/mail/digest-mails.ts'
import type { MailContent, MailEntry } from '#adapters/mail/mail-content.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import * as addresses from '#domain/addresses.ts'
import type { NewsItem } from '#domain/following/following.ts'
import { MAX_DIGEST_ITEMS } from '#domain/limits.ts'
import { availabilityText } from '#domain/profiles/availability/availability-text.ts'
import { badgeText } from '#domain/profiles/badge-text.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { oneLine } from '#domain/text/one-line.ts'
import type { Deps } from '#use-cases/deps.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'

/** R96: names are user input, so they are cut to this length. */
const NAME_LENGTH = 100

function lineOf(item: NewsItem, today: string): string {
  if (item.kind === 'site') return `New site: ${oneLine(item.asset.name, NAME_LENGTH)}`
  if (item.kind === 'badge') return `New badge: ${badgeText(item.badge)}`
  return availabilityText(item.availability, { today, confirmed: true })
}

type Reader = { name: string; unsubscribeUrl: string; now: Date }

/** Renders one reader's news as a mail: grouped by expert, ordered by each expert's latest item. */
export function composeDigest(
  deps: Pick<Deps, 'site'>,
  { name, unsubscribeUrl, now }: Reader,
  items: NewsItem[],
): MailContent {
  const { site } = deps
  const today = now.toISOString().slice(0, 10)
  const experts = new Map<string, MailEntry>()
  for (const item of items.slice(0, MAX_DIGEST_ITEMS)) {
    const { slug, name: expert, profileImg } = item.profile
    const entry = experts.get(slug) ?? {
      name: oneLine(expert, NAME_LENGTH),
      picture: mailPictureUrl(deps, profileImg),
      lines: [],
      url: absoluteUrl(addresses.profile(slug), site.url).href,
    }
    entry.lines.push(lineOf(item, today))
    experts.set(slug, entry)
  }
  return renderMailTemplate(site, digestMails.weekly, {
    name: oneLine(name, NAME_LENGTH),
    news: [...experts.values()],
    more: items.length > MAX_DIGEST_ITEMS,
    unsubscribeUrl,
  })
}
