const names = new Map<string, string>()

/** From here on connections plan this statement once. */
export function nameStatement(text: string): void {
  names.set(text, `guildhall_${names.size + 1}`)
}

/** What connections call a statement that they plan once; undefined for those that they plan each time. */
export function preparedName(text: string): string | undefined {
  return names.get(text)
}
