/** How many there are of each name; names without any take no memory. */
export function createNamedCounts() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add: (name: string) => void counts.set(name, of(name) + 1),
    remove(name: string): void {
      const left = of(name) - 1
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    },
  }
}
