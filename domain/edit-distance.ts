/** How many slips of the finger a word of this length is forgiven. */
export function forgivenEdits(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Letters to add, drop, change or swap with their neighbour to get from one word to the other;
 * with `prefix`, to any beginning of it. Anything beyond `most` is answered as more than `most`.
 */
export function editDistance(
  from: string,
  to: string,
  { most, prefix = false }: { most: number; prefix?: boolean },
): number {
  const far = most + 1
  if (from.length - to.length > most || (!prefix && to.length - from.length > most)) return far
  const width = Math.min(to.length, from.length + most)
  // Three lines of the table, used in turn: this runs some hundred times per keystroke.
  let [earlier, before, row] = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)]
  for (let column = 0; column <= width; column++) before[column] = Math.min(column, far)
  for (let line = 1; line <= from.length; line++) {
    row.fill(far)
    row[0] = Math.min(line, far)
    let least = row[0]
    const letter = from.charCodeAt(line - 1)
    // Further from the diagonal than `most` there is nothing to find.
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
