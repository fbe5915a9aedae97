import { ordinal, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import { inText } from '#domain/lists/place-in-text.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { plural } from '#domain/text/plural.ts'

type Position = Statistics['positions'][number]

const placeName = ({ place }: Position) => place?.displayName ?? 'everywhere'

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
  return (
    <dl className="mt-4 grid">
      {skills.map(({ name, positions }) => (
        <div
          key={name}
          className="grid gap-x-4 gap-y-1.5 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="grid gap-1 text-compact">
            {positions.map((one) => (
              <span key={placeName(one)} className="flex items-baseline justify-between gap-4">
                {one.path ? (
                  <a href={encodeURI(one.path)} className="touch-target">
                    {placeName(one)}
                  </a>
                ) : (
                  <span>{placeName(one)}</span>
                )}
                <span className="tabular-nums">
                  <strong className="font-semibold">{ordinal(one.position)}</strong>
                  <span className="text-ink-soft"> of {wholeNumber(one.of)}</span>
                </span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The profile's position on each hire page that lists it (R123). */
export function Positions({ positions }: { positions: Position[] }) {
  const best = bestOf(positions)
  const skills = bySkill(positions)
  return (
    <Panel>
      <h3 className="text-lede">Where you stand</h3>
      {best ? (
        <p className="mt-3 text-compact text-ink-soft">
          You are <strong className="font-semibold text-ink">{ordinal(best.position)}</strong> of {wholeNumber(best.of)}{' '}
          for {best.skill.displayName} {best.place ? `in ${inText(best.place.displayName)}` : 'everywhere'}. Near-equals
          change places from day to day.
        </p>
      ) : (
        <p className="mt-3 text-compact text-ink-soft">
          This profile is on no hire page yet. It is listed once it is public, activated and open for contact.
        </p>
      )}
      <SkillList skills={skills.slice(0, SHOWN_SKILLS)} />
      {skills.length > SHOWN_SKILLS && (
        <details className="border-t border-line pt-3 text-compact">
          <summary className="touch-line cursor-pointer font-medium">
            {plural(skills.length - SHOWN_SKILLS, 'more skill')}
          </summary>
          <SkillList skills={skills.slice(SHOWN_SKILLS)} />
        </details>
      )}
    </Panel>
  )
}
