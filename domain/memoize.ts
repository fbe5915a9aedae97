import { LRUCache } from 'lru-cache'

/**
 * What a pure function says of a text, told once for as long as the text is among the last `max` that were asked
 * about. Whoever asks shares the answer, so it must not be changed.
 */
export function memoize<Said extends NonNullable<unknown> | undefined>(
  max: number,
  tell: (text: string) => Said,
): (text: string) => Said {
  const known = new LRUCache<string, NonNullable<Said>>({ max })
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const said = tell(text)
    // Undefined is not stored: of what is nothing there is no end.
    known.set(text, said)
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
