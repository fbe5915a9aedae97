import { siteContext } from '#app/load-context.ts'
import { siteTitle } from '#app/private-meta.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { percent, wholeNumber } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import { ANSWER_RATE, AVAILABILITY_FADES_DAYS, RESPONSE_TIME } from '#domain/limits.ts'
import {
  AVAILABILITY_VALUES,
  BADGE_POINTS,
  ENOUGH,
  ENOUGH_ENGAGEMENT,
  ENOUGH_PROOF,
  FRESH_DAYS,
  RANKING_PARTS,
  RANKING_VERSION,
  RANKING_WEIGHTS,
  type RankingPart,
  REPLY_HOURS,
} from '#domain/lists/ranking/score.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { aOrMany } from '#domain/text/plural.ts'

import type { Route } from './+types/ranking.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

/** R15, R306: whether nobody is listed on a free plan. */
const isPlanNeeded = () => activeRules().requirements.paidPlan

const paymentText = (platformName: string) =>
  isPlanNeeded()
    ? `To be listed at all, an expert needs a paid plan of ${platformName}. Beyond that no payment counts:`
    : 'No payment counts:'

/** R469: what listed profiles have, as the rest of a sentence. */
function listedProfiles(platformName: string): string {
  const { showcasedSites, highlight, picture } = activeRules().requirements
  const work = [showcasedSites > 0 && aOrMany(showcasedSites, 'site'), highlight && 'a highlight'].filter(Boolean)
  const shown = work.length > 0 ? `${work.join(' and ')} to show, ` : ''
  const plan = isPlanNeeded() ? `, whose owner has a paid plan of ${platformName}` : ''
  return `with ${shown}${picture ? 'a picture, ' : ''}skills and a place${plan}`
}

/** What each part of the ranking measures, with the numbers from the code. */
const PARTS: Record<RankingPart, { name: string; text: string }> = {
  completeness: {
    name: 'Completeness',
    text: `A picture, a headline, a website, a city that we know, a project minimum, ${wholeNumber(ENOUGH.aboutLength)} characters about oneself, ${ENOUGH.skills} skills of the catalogue, ${ENOUGH.languages} language, ${ENOUGH.services} services and ${ENOUGH.highlights} highlights. Each counts the same, and more than that adds nothing.`,
  },
  proof: {
    name: 'Proof',
    text: `Half of it is published sites, up to ${ENOUGH_PROOF.sites}. The other half is badges and awards: a win counts ${BADGE_POINTS.winner}, a place as finalist or a partner badge ${BADGE_POINTS.finalist}, any other award ${BADGE_POINTS.other}, up to ${ENOUGH_PROOF.badgePoints} together. The first ones count most.`,
  },
  freshness: {
    name: 'Freshness',
    text: `An edit counts in full for ${FRESH_DAYS.edited.full} days and fades until ${FRESH_DAYS.edited.gone}. A confirmed availability counts in full for ${FRESH_DAYS.availability.full} days and fades until ${FRESH_DAYS.availability.gone}.`,
  },
  availability: {
    name: 'Availability',
    text: `Available now counts in full, a little time ${percent(AVAILABILITY_VALUES.LIMITED)}, fully booked, or booked until a day that has not come, nothing. An availability that begins later, was not confirmed in the last ${AVAILABILITY_FADES_DAYS} days, or is not given is neutral, which counts half; so is one that was booked until a day that has passed. Dates are followed every hour.`,
  },
  responsiveness: {
    name: 'Replies',
    text: `Two things, multiplied: the median time to a first answer (in full up to ${REPLY_HOURS.best} hours, nothing from ${REPLY_HOURS.worst / 24} days on), and the share of messages answered within ${ANSWER_RATE.days} days. So answering two of fifty quickly does not make an expert quick. Both look at the last ${RESPONSE_TIME.days} days, without messages that our filter held or an admin confirmed to be spam. With fewer than ${RESPONSE_TIME.conversations} conversations it is neutral, which is better than slow or silent.`,
  },
  engagement: {
    name: 'Engagement',
    text: `Likes, up to ${wholeNumber(ENOUGH_ENGAGEMENT.likes)}, and followers, up to ${wholeNumber(ENOUGH_ENGAGEMENT.followers)}. The first ones count most, so that a crowd weighs little more than a few.`,
  },
}

export default function RankingPage({ loaderData }: Route.ComponentProps) {
  const { site } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="max-w-prose">
        <h1 className="text-title">How experts are ranked</h1>
        <p className="mt-4 text-lede text-ink-soft">
          Six things, weighed the same for everyone. {paymentText(site.platformName)} nobody can pay for a better place,
          and a dearer plan adds nothing.
        </p>
      </header>
      <section aria-labelledby="parts" className="grid gap-6">
        <h2 id="parts" className="text-heading">
          What counts, and how much
        </h2>
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {RANKING_PARTS.map((part) => (
            <li key={part} className="grid content-start gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-lede">{PARTS[part].name}</h3>
                <span className="font-semibold tabular-nums">{percent(RANKING_WEIGHTS[part])}</span>
              </div>
              <ShareBar share={RANKING_WEIGHTS[part]} />
              <p className="text-compact text-ink-soft">{PARTS[part].text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="more" className="grid max-w-prose gap-4">
        <h2 id="more" className="text-heading">
          And besides
        </h2>
        <p>
          Every part is a number between 0 and 1. The score is their sum, each times its weight; whoever has more of a
          good thing never stands lower for it. Experts who are nearly equal change places from day to day, so that no
          one stays second by a hair.
        </p>
        <p>
          A search that says what is needed puts first who fits it: who has the skills that were asked for, then related
          skills, services, and work for the same trade. Place, budget, language, and freelancer or agency have to fit;
          those who nearly do follow, and what is different is said above them. Among equals this score decides. Each
          card names what fits, from the profile itself.
        </p>
        <p>
          Listed are profiles that are public, active and available for contact, {listedProfiles(site.platformName)}.
          Experts see their own score, part by part, on their <a href={addresses.dashboard}>dashboard</a>, with what
          would raise it. How admins act is on the page about <a href={addresses.moderation}>moderation</a>.
        </p>
        <p className="text-small text-ink-soft">
          These are version {RANKING_VERSION} of the rules. {site.name} computes this page from the same table as the
          ranking itself.
        </p>
      </section>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: siteTitle('How experts are ranked', matches) },
  {
    name: 'description',
    content: `The six things that decide who stands where, with their weights. ${isPlanNeeded() ? 'Being listed takes a paid plan; beyond that, no payment counts.' : 'No payment counts.'}`,
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.site.url + addresses.ranking }] : []),
]
