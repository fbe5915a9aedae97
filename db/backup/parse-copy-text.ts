const UNESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A value of COPY's text format; null for SQL's. */
function readValue(text: string): string | null {
  if (text === String.raw`\N`) return null
  return text.includes('\\') ? text.replaceAll(/\\(.)/gs, (_, char: string) => UNESCAPED[char] ?? char) : text
}

/** The values of one line, by column, as text. */
export function parseCopyLine(line: string, columns: string[]): Record<string, string | null> {
  const values = line.split('\t')
  return Object.fromEntries(columns.map((column, index) => [column, readValue(values[index] ?? String.raw`\N`)]))
}

/** Cuts what arrives in pieces into whole lines; a line feed within a value is escaped. */
export function createLineSplitter() {
  let rest: Buffer = Buffer.alloc(0)
  return (piece: Buffer): string[] => {
    const all = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    const end = all.lastIndexOf(10) + 1
    rest = all.subarray(end)
    return end === 0 ? [] : all.toString('utf8', 0, end - 1).split('\n')
  }
}
