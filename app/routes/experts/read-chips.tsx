import { listAddress } from '#app/listing/list-address.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ReadPart } from '#domain/lists/expert-card.ts'

/** A text without one of its parts. */
export function withoutPart(text: string, { from, to }: Pick<ReadPart, 'from' | 'to'>): string {
  return `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/gu, ' ').trim()
}

/** Two meanings of one word are one chip: they can only be taken away together. */
function bySpan(read: ReadPart[]): ReadPart[][] {
  return [...Map.groupBy(read, ({ from, to }) => `${from}-${to}`).values()]
}

/** What was understood of a sentence, each part with a link to search without it. */
export function ReadChips({ q, read }: { q: string; read: ReadPart[] }) {
  if (!read.some(({ kind }) => kind !== 'word')) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-compact font-semibold">Understood as</p>
      <ul aria-label="What was understood" className="flex flex-wrap items-center gap-2">
        {bySpan(read).map((parts) => {
          const [first] = parts
          const label = parts.map((part) => (part.kind === 'word' ? `“${part.text}”` : part.label)).join(', ')
          if (!first) return null
          return (
            <li key={`${first.from} ${label}`}>
              <ChipLink
                href={listAddress(addresses.experts, { otherParams: { q: withoutPart(q, first) } })}
                aria-label={`Search without ${label}`}
                title={`From “${first.text}”`}
              >
                <bdi>{label}</bdi> <span aria-hidden="true" className="after:content-['×'] print:hidden" />
              </ChipLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
