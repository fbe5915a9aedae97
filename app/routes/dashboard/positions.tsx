import type { ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { ordinal } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

type Position = Statistics['positions'][number]

const placeName = ({ place }: Position, t: PageTexts) => place?.displayName ?? t('dashboard.positions.everywhere')

/** The best position: the one with the largest share of experts behind it. */
function bestOf(positions: Position[]): Position | undefined {
  const behind = ({ position, of }: Position) => (of - position) / of
  return positions.reduce<Position | undefined>(
    (best, one) => (best && behind(best) >= behind(one) ? best : one),
    undefined,
  )
}

function bySkill(positions: Position[]): { name: string; positions: Position[] }[] {
  return [...Map.groupBy(positions, ({ skill }) => skill.displayName)].map(([name, own]) => ({
    name,
    // The nearest place first.
    positions: own.toReversed(),
  }))
}

const SHOWN_SKILLS = 4

function SkillList({ skills }: { skills: ReturnType<typeof bySkill> }) {
  const t = useTexts()
  return (
    <dl className="mt-4 grid">
      {skills.map(({ name, positions }) => (
        <div
          key={name}
          className="grid gap-x-4 gap-y-1.5 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <dt translate="no" className="font-semibold wrap-anywhere">
            {name}
          </dt>
          <dd className="grid gap-1 text-compact">
            {positions.map((one) => (
              <span key={placeName(one, t)} className="flex items-baseline justify-between gap-4">
                {one.path ? (
                  <a translate={one.place ? 'no' : undefined} href={encodeURI(one.path)} className="touch-target">
                    {placeName(one, t)}
                  </a>
                ) : (
                  <span translate={one.place ? 'no' : undefined}>{placeName(one, t)}</span>
                )}
                <span className="text-ink-soft tabular-nums">
                  {t.rich('dashboard.positions.of', {
                    position: ordinal(one.position),
                    of: one.of,
                    strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
                  })}
                </span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Best({ best: { position, of, skill, place } }: { best: Position }) {
  const t = useTexts()
  const values = {
    position: ordinal(position),
    of,
    skill: skill.displayName,
    strong: (text: ReactNode) => <strong className="font-semibold text-ink">{text}</strong>,
  }
  return place
    ? t.rich('dashboard.positions.best', { ...values, place: withPlaceArticle(place.displayName) })
    : t.rich('dashboard.positions.bestEverywhere', values)
}

/** The profile's position on each hire page that lists it (R123). */
export function Positions({ positions }: { positions: Position[] }) {
  const t = useTexts()
  const best = bestOf(positions)
  const skills = bySkill(positions)
  return (
    <Panel>
      <h3 className="text-lede">{t('dashboard.positions.title')}</h3>
      <p className="mt-3 text-compact text-ink-soft">{best ? <Best best={best} /> : t('dashboard.positions.none')}</p>
      <SkillList skills={skills.slice(0, SHOWN_SKILLS)} />
      {skills.length > SHOWN_SKILLS && (
        <details className="border-t border-line pt-3 text-compact">
          <summary className="touch-line cursor-pointer font-medium">
            {t('dashboard.positions.more', { count: skills.length - SHOWN_SKILLS })}
          </summary>
          <SkillList skills={skills.slice(SHOWN_SKILLS)} />
        </details>
      )}
    </Panel>
  )
}
