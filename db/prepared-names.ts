const names = new Map<string, string>()

/** Marks a statement to be prepared once per connection. */
export function registerPreparedStatement(text: string): void {
  names.set(text, `guildhall_${names.size + 1}`)
}

/** The name under which connections prepare a statement; undefined for those that are planned each time. */
export function preparedStatementName(text: string): string | undefined {
  return names.get(text)
}
