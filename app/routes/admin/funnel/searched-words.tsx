import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import { SEARCHED_WORD_LIMITS } from '#domain/limits.ts'
import type { AdminFunnel } from '#domain/statistics/funnel.ts'

/** R354: words that the catalogue does not know, each linked to the admin page of terms. */
export function SearchedWords({ words }: { words: AdminFunnel['words'] }) {
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-compact text-ink-soft">
        Of searches only words are kept that neither the catalogue nor the name of an expert has, once{' '}
        {SEARCHED_WORD_LIMITS.networks} networks have typed them, for {SEARCHED_WORD_LIMITS.days} days. Words that were
        decided on are left out.
      </p>
      {words.length > 0 ? (
        <PlainTable
          caption="Unknown words of searches"
          columns={[
            { name: 'Word' },
            { name: 'Searches', kind: 'number' },
            { name: 'Found nobody', kind: 'number' },
            { name: 'Last on' },
            { name: 'What it means' },
          ]}
          rows={words.map(({ word, searches, nobody: fruitless, lastDay }) => ({
            key: word,
            cells: [
              <span key="word" className="wrap-anywhere">
                {word}
              </span>,
              wholeNumber(searches),
              wholeNumber(fruitless),
              <time key="day" dateTime={lastDay} className="whitespace-nowrap">
                {lastDay}
              </time>,
              <a
                key="desk"
                href={`${addresses.adminTerms}?word=${encodeURIComponent(word)}`}
                aria-label={`Decide on ${word}`}
              >
                Decide
              </a>,
            ],
          }))}
        />
      ) : (
        <p>No searches for unknown words without results.</p>
      )}
    </Panel>
  )
}
