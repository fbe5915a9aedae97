/**
 * What a pure function says of a text, told once for as long as the text is among the last `most` that were asked
 * about. Whoever asks shares the answer, so it must not be changed.
 */
export function memoize<Said>(most: number, tell: (text: string) => Said): (text: string) => Said {
  const known = new Map<string, Said>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) {
      known.delete(text)
      known.set(text, before)
      return before
    }
    const said = tell(text)
    // Of what is nothing there is no end.
    if (said === undefined) return said
    known.set(text, said)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return said
  }
}

/** The same for objects that stay as they are, for as long as somebody has them. */
export function memoizeByObject<Known extends object, Said>(tell: (known: Known) => Said): (known: Known) => Said {
  const told = new WeakMap<Known, { said: Said }>()
  return (known) => {
    const before = told.get(known)
    if (before) return before.said
    const said = tell(known)
    told.set(known, { said })
    return said
  }
}
