/** The first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
