import { LRUCache } from 'lru-cache'

/**
 * Caches what a pure function returns for a text, for the `max` most recently used texts. Callers share the cached
 * value, so they must not change it.
 */
export function memoize<Value extends NonNullable<unknown> | undefined>(
  max: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const cache = new LRUCache<string, NonNullable<Value>>({ max })
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const value = compute(text)
    // Undefined is not stored: texts without a value are unlimited in number.
    cache.set(text, value)
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
