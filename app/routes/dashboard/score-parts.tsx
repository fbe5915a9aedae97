import { useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

import { suggestionText, SUGGESTION_TABS } from './score-labels.ts'

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
  const t = useTexts()
  const [todo, tab] = [suggestionText(raise.name, t), SUGGESTION_TABS[raise.name]]
  return (
    <li className="flex items-baseline justify-between gap-3">
      {tab ? <a href={tabAddress(profile, tab)}>{todo}</a> : <span>{todo}</span>}
      <span className="shrink-0 font-semibold text-good tabular-nums">
        {gained(raise.gain)}
        <span className="sr-only"> {t('dashboard.score.pointsWord')}</span>
      </span>
    </li>
  )
}

/** R40, R123: the parts of the ranking score, and what would raise each. */
export function ScoreParts({ score, profile }: { score: Score; profile: Profile }) {
  const t = useTexts()
  return (
    <Panel>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-lede">{t('dashboard.score.title')}</h3>
        <p className="text-compact text-ink-soft">
          {t.rich('dashboard.score.total', {
            score: points(score.total),
            strong: (text) => (
              <strong className="font-display text-lede font-semibold text-ink tabular-nums">{text}</strong>
            ),
          })}
        </p>
      </div>
      <p className="mt-2 max-w-prose text-compact text-ink-soft">{t('dashboard.score.lead')}</p>
      <ul className="mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
        {score.parts.map(({ name, weight, value }) => {
          const raises = score.raises.filter((raise) => raise.part === name).slice(0, RAISES_PER_PART)
          return (
            <li key={name} className="grid content-start gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <h4 className="font-semibold">{t(`dashboardSteps.part.${name}`)}</h4>
                <span className="text-small text-ink-soft tabular-nums">
                  {t('dashboard.score.points', { points: points(value * weight), all: points(weight) })}
                </span>
              </div>
              <ShareBar share={value} />
              <p className="text-small text-ink-soft">{t(`dashboardSteps.means.${name}`)}</p>
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
