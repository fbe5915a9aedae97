import { CopyTextEncoder } from '#db/copy-text-encoder.ts'
import type { GeneratedExpert } from '#demo/generate/generate-experts.ts'

import { type ExpertRows, SEEDED_TABLES } from './expert-rows.ts'
import { createLexicon, type Lexeme, type ReadTexts } from './lexicon.ts'
import { type ExpertTexts, expertTexts, searchRow } from './search-row.ts'

/** One table's share of a batch, as COPY reads it. */
export type BulkPart = { table: string; columns: readonly string[]; lines: Buffer<ArrayBuffer> }

/** The table with the words of new experts, some of which the search knows already. */
export const NEW_WORDS = 'new_word'

/** Writes all rows of experts in COPY's format, one expert at a time. @param ask has the database read texts */
export function createExpertWriter(ask: (texts: string[]) => Promise<ReadTexts>) {
  const lexicon = createLexicon(ask)
  const tables = new Map<string, CopyTextEncoder<object>>()
  /** Experts with a word that the database has yet to read. */
  let waiting: { rows: ExpertRows; texts: ExpertTexts }[] = []
  let number = 0

  function write(table: string, row: object): void {
    let text = tables.get(table)
    if (!text) tables.set(table, (text = new CopyTextEncoder<object>(Object.keys(row) as never[])))
    text.add(row)
  }

  const tell = (lexeme: Lexeme) => {
    lexeme.isReported = true
    write(NEW_WORDS, { word: lexeme.word })
  }

  function writeSearch(rows: ExpertRows, texts: ExpertTexts): void {
    const row = searchRow(rows, texts, { lexicon, number: number++, tell })
    if (row) write('expert_search', row)
  }

  return {
    add(expert: GeneratedExpert, rows: ExpertRows): void {
      for (const table of SEEDED_TABLES) for (const row of rows[table]) write(table, row)
      const texts = expertTexts(expert, lexicon)
      if (lexicon.hasMissed()) waiting.push({ rows, texts })
      else writeSearch(rows, texts)
    },
    /** Returns everything added since the last call. */
    async take(): Promise<BulkPart[]> {
      await lexicon.learn()
      for (const { rows, texts } of waiting) writeSearch(rows, texts)
      waiting = []
      return Array.from(tables, ([table, text]) => ({ table, columns: text.columns, lines: text.take() })).filter(
        ({ lines }) => lines.length > 0,
      )
    },
  }
}
