/** The number of typos allowed in a word of this length. */
export function maxTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The Damerau–Levenshtein distance between two words; with `prefix`, to the closest beginning of the second. Distances
 * beyond `most` are returned as more than `most`.
 */
export function editDistance(
  from: string,
  to: string,
  { most, prefix = false }: { most: number; prefix?: boolean },
): number {
  const far = most + 1
  if (from.length - to.length > most || (!prefix && to.length - from.length > most)) return far
  const width = Math.min(to.length, from.length + most)
  // Three rows of the table, reused in rotation: this runs some hundred times per keystroke.
  let [earlier, before, row] = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)]
  for (let column = 0; column <= width; column++) before[column] = Math.min(column, far)
  for (let line = 1; line <= from.length; line++) {
    row.fill(far)
    row[0] = Math.min(line, far)
    let least = row[0]
    const letter = from.charCodeAt(line - 1)
    // Cells further than `most` from the diagonal cannot matter.
    for (let column = Math.max(1, line - most); column <= Math.min(width, line + most); column++) {
      const changed = (before[column - 1] ?? far) + (letter === to.charCodeAt(column - 1) ? 0 : 1)
      let edits = Math.min(changed, (before[column] ?? far) + 1, (row[column - 1] ?? far) + 1, far)
      const swapped =
        line > 1 && column > 1 && letter === to.charCodeAt(column - 2) && from[line - 2] === to[column - 1]
      if (swapped) edits = Math.min(edits, (earlier[column - 2] ?? far) + 1)
      row[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return far
    ;[earlier, before, row] = [before, row, earlier]
  }
  return prefix ? Math.min(...before) : (before[to.length] ?? far)
}
