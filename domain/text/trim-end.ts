/** Without the characters of that kind at its end. A pattern with `+$` would begin again at each of them. */
export function trimEndMatching(text: string, char: RegExp): string {
  let end = text.length
  while (end > 0 && char.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
