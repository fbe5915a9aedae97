import { receivedBriefs } from '#app/routes/brief/received-briefs.ts'
import { tabFor } from '#app/routes/edit-profile/tabs.ts'
import { wholeNumber } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import { AVAILABILITY_FADES_DAYS } from '#domain/limits.ts'
import { plural, pluralForm } from '#domain/text/plural.ts'

import type { OwnProfile } from './load-dashboard.ts'

type Card = { value: string; text: string; href: string; waits: boolean }

/** An availability that fades within so many days is worth a look. */
const SOON_DAYS = 7

function availabilityCard({ profile, availability }: OwnProfile): Card {
  const href = `${addresses.editProfile(profile.slug, tabFor(profile, 'availability'))}#edit-availabilityStatus`
  if (!availability) return { value: 'Not set', text: 'Say when you have time for projects', href, waits: true }
  const { daysLeft } = availability
  if (daysLeft === 0) {
    const text = `Renew your availability: it was not confirmed for ${AVAILABILITY_FADES_DAYS} days`
    return { value: 'Renew', text, href, waits: true }
  }
  const text = 'until your availability needs to be renewed'
  return { value: plural(daysLeft, 'day'), text, href, waits: daysLeft <= SOON_DAYS }
}

type Props = {
  own: OwnProfile
  waiting: { messages: number; briefs: number }
  views: number
  days: number
}

const count = (number: number, noun: string, rest = '') => ({
  // R730
  value: number === 0 ? 'No' : wholeNumber(number),
  text: pluralForm(number, noun) + rest,
})

function cardsOf({ own, waiting: { messages, briefs }, views, days }: Props): Card[] {
  return [
    { ...count(messages, 'unread message'), href: addresses.inbox, waits: messages > 0 },
    { ...count(briefs, 'unanswered brief'), href: receivedBriefs, waits: briefs > 0 },
    availabilityCard(own),
    {
      ...count(views, 'profile view', days === 1 ? ' today' : ` in the last ${plural(days, 'day')}`),
      href: '#figures',
      waits: false,
    },
  ]
}

/** R708: what waits for the owner, before any figures. */
export function Waiting(props: Props) {
  return (
    <nav aria-labelledby="waiting">
      <h2 id="waiting" className="sr-only">
        What waits for you
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cardsOf(props).map(({ value, text, href, waits }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className={`grid content-start gap-1 rounded-card border p-4 no-underline hover:border-accent ${waits ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
            >
              <span
                className={`font-display text-heading leading-tight font-semibold tabular-nums ${waits ? 'text-accent' : ''}`}
              >
                {value}
              </span>{' '}
              <span className="text-compact text-ink-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
