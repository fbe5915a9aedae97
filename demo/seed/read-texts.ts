import type pg from 'pg'

import type { ReadTexts } from './lexicon.ts'

type Row = { text: number; word: string; stem: string | null }

/** The words of each text, as `read_expert` gets them: both configurations split a text alike. */
export async function readTexts(client: pg.ClientBase, texts: string[]): Promise<ReadTexts> {
  const { rows } = await client.query<Row>(
    `select text::integer, words.lexeme as word, stems.lexeme as stem
       from unnest($1::text[]) with ordinality as given (content, text)
       cross join lateral (select fold_text(content) as folded offset 0) as read
       cross join lateral unnest(to_tsvector('simple', folded)) as words
       cross join lateral unnest(words.positions) as place
       left join lateral unnest(to_tsvector('english', folded)) as stems on place = any(stems.positions)
       order by text, place`,
    [texts],
  )
  const read = texts.map((): ReadTexts[number] => [])
  for (const { text, word, stem } of rows) read[text - 1]?.push({ word, stem })
  return read
}
