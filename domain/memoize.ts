/**
 * Caches what a pure function returns for a text, for the `most` most recently used texts. Callers share the cached
 * value, so they must not change it.
 */
export function memoize<Value>(most: number, compute: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) {
      cache.delete(text)
      cache.set(text, cached)
      return cached
    }
    const value = compute(text)
    // Texts without a value are unlimited in number, and would push out those that have one.
    if (value === undefined) return value
    cache.set(text, value)
    const [oldest] = cache.keys()
    if (cache.size > most && oldest !== undefined) cache.delete(oldest)
    return value
  }
}

/** The same for objects that never change; a value is cached for as long as its object is reachable. */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached.value
    const value = compute(key)
    cache.set(key, { value })
    return value
  }
}
