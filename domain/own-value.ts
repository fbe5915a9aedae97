/** What a table has under a name that came from outside; never what every object has, such as `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}
