/** Those of some ten thousand lists; beyond them, all are forgotten and the next are shared among themselves. */
const MOST = 50_000

const shared = new Map<string, string>()

/** The same text as one string, however often it was put together: thousands of kept pages have most of theirs in common. */
export function shareString(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  if (shared.size >= MOST) shared.clear()
  shared.set(text, text)
  return text
}
