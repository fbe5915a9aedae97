import { useTexts } from '#app/shell/use-texts.ts'
import type { BriefParts } from '#domain/messages/brief/message-brief.ts'

import { timingText } from './timing-words.ts'

/** Whole addresses, as they are; `linked` where nothing speaks against opening them. */
function Value({ value, linked }: { value: string; linked: boolean }) {
  if (!linked) return <bdi>{value}</bdi>
  return (
    <a
      href={value}
      translate="no"
      rel="nofollow noopener noreferrer ugc"
      className="touch-target py-0.5 md:inline-block"
    >
      {value}
    </a>
  )
}

function linesOf({ audience, budget, timing, examples }: BriefParts) {
  const lines = [
    { part: 'audience', values: [audience] },
    { part: 'budget', values: [budget] },
    { part: 'timing', values: [timing] },
    { part: 'examples', values: examples },
  ] as const
  return lines.filter(({ values }) => values.some(Boolean))
}

/** R340: the parts of a brief as a table. */
export function BriefTable({ parts, linked = true }: { parts: BriefParts; linked?: boolean }) {
  const t = useTexts()
  const lines = linesOf(parts)
  if (lines.length === 0) return null
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] text-compact sm:grid-cols-[8rem_minmax(0,1fr)]">
      {lines.map(({ part, values }) => (
        <div key={part} className="border-t border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:gap-x-4">
          <dt className="text-small text-ink-soft">{t(`sending.brief.${part}`)}</dt>
          {values.map((value) => (
            <dd key={value} className="wrap-anywhere sm:col-start-2">
              <Value value={part === 'timing' ? timingText(t, value) : value} linked={linked && part === 'examples'} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
