type Entry = { slug: string; aliases: readonly string[] }

export type NameLookup<T> = (inputs: readonly string[]) => T[]

/** Lowercase alias to slug. A slug always means its own entry, so it is never kept as an alias of another. */
export function slugsByAlias(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const entry of entries.values()) {
    for (const alias of entry.aliases) {
      const key = alias.toLowerCase()
      if (!entries.has(key) && !table.has(key)) table.set(key, entry.slug)
    }
  }
  return table
}

/** Slugs and aliases in one map, so that a name costs one look-up. */
export function entriesByName<T extends Entry>(entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const index = new Map(entries)
  for (const entry of entries.values()) {
    for (const alias of entry.aliases) {
      const key = alias.toLowerCase()
      if (!index.has(key)) index.set(key, entry)
    }
  }
  return index
}

/** Lowercases each input, keeps what the index knows, once each, in the order of the inputs. */
export function createNameLookup<T extends Entry>(index: ReadonlyMap<string, T>): NameLookup<T> {
  return (inputs) => {
    const [first] = inputs
    if (inputs.length === 1 && first !== undefined) {
      const entry = index.get(first.toLowerCase())
      return entry ? [entry] : []
    }
    const found = new Set<T>()
    for (const input of inputs) {
      const entry = index.get(input.toLowerCase())
      if (entry) found.add(entry)
    }
    return [...found]
  }
}
