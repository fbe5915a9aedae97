import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

import { PART_LABELS, SUGGESTION_LABELS } from './score-labels.ts'

type Score = Statistics['score']
type Raise = Score['raises'][number]

const RAISES_PER_PART = 3

const points = (share: number) => Math.round(share * 100)
const gained = (gain: number) => `+${(gain * 100).toFixed(1)}`

/** A workspace has most of its fields on the general tab. */
function tabAddress({ slug, owner }: Pick<Profile, 'slug' | 'owner'>, tab: string): string {
  const own = owner.type === 'PERSON' || tab === 'portfolio-highlight' ? tab : 'general'
  return addresses.editProfile(slug, own)
}

function RaiseLine({ raise, profile }: { raise: Raise; profile: Profile }) {
  const { todo, tab } = SUGGESTION_LABELS[raise.name]
  return (
    <li className="flex items-baseline justify-between gap-3">
      {tab ? <a href={tabAddress(profile, tab)}>{todo}</a> : <span>{todo}</span>}
      <span className="shrink-0 font-semibold text-good tabular-nums">
        {gained(raise.gain)}
        <span className="sr-only"> points</span>
      </span>
    </li>
  )
}

/** R40, R123: the parts of the ranking score, and what would raise each. */
export function ScoreParts({ score, profile }: { score: Score; profile: Profile }) {
  return (
    <Panel>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-lede">Why you stand there</h3>
        <p className="text-compact text-ink-soft">
          Score{' '}
          <strong className="font-display text-lede font-semibold text-ink tabular-nums">{points(score.total)}</strong>{' '}
          of 100
        </p>
      </div>
      <p className="mt-2 max-w-prose text-compact text-ink-soft">
        Hire pages are ordered by five things, the same for everyone. What somebody pays is none of them.
      </p>
      <ul className="mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
        {score.parts.map(({ name, weight, value }) => {
          const raises = score.raises.filter((raise) => raise.part === name).slice(0, RAISES_PER_PART)
          return (
            <li key={name} className="grid content-start gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <h4 className="font-semibold">{PART_LABELS[name].name}</h4>
                <span className="text-small text-ink-soft tabular-nums">
                  {points(value * weight)} of {points(weight)} points
                </span>
              </div>
              <ShareBar share={value} />
              <p className="text-small text-ink-soft">{PART_LABELS[name].means}</p>
              {raises.length > 0 && (
                <ul className="grid gap-1 text-small">
                  {raises.map((raise) => (
                    <RaiseLine key={raise.name} raise={raise} profile={profile} />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
