import { listAddress } from '#app/listing/list-address.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ParsedQueryPart, SearchAnswer } from '#domain/lists/expert-card.ts'
import { removeTextSpan } from '#domain/lists/remove-text-span.ts'

/** Two meanings of one word are one chip: they can only be taken away together. */
function bySpan(read: ParsedQueryPart[]): ParsedQueryPart[][] {
  return [...Map.groupBy(read, ({ from, to }) => `${from}-${to}`).values()]
}

type ChipsProps = { q: string; title: string; name: string; parts: ParsedQueryPart[] }

/** Parts of a query, each with a link to search without it. */
function Chips({ q, title, name, parts: all }: ChipsProps) {
  const t = useTexts()
  if (all.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-compact font-semibold">{title}</p>
      <ul aria-label={name} className="flex flex-wrap items-center gap-2">
        {bySpan(all).map((parts) => {
          const [first] = parts
          const label = parts
            .map((part) => (part.kind === 'word' ? t('search.read.word', { text: part.text }) : part.label))
            .join(', ')
          if (!first) return null
          return (
            <li key={`${first.from} ${label}`}>
              <ChipLink
                href={listAddress(addresses.experts, { otherParams: { q: removeTextSpan(q, first) } })}
                aria-label={t('search.read.without', { label })}
                title={t('search.read.from', { text: first.text })}
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

/**
 * What was understood of a query. R733: words that no table knows are listed separately: either experts have them as
 * they were typed, or they were not understood. A query of such words alone, which experts have, is a name or a quote.
 */
export function ReadChips({ found }: { found: Pick<SearchAnswer, 'q' | 'read' | 'match' | 'total'> }) {
  const t = useTexts()
  const { q, read } = found
  const words = read.filter(({ kind }) => kind === 'word')
  const understood = read.filter(({ kind }) => kind !== 'word')
  const areFound = found.match === 'exact' && found.total > 0
  if (read.length === 0 || (understood.length === 0 && areFound)) return null
  return (
    <div className="grid gap-3">
      <Chips q={q} title={t('search.read.understood')} name={t('search.read.understoodList')} parts={understood} />
      <Chips
        q={q}
        title={areFound ? t('search.read.typed') : t('search.read.unknown')}
        name={areFound ? t('search.read.typedList') : t('search.read.unknownList')}
        parts={words}
      />
    </div>
  )
}
