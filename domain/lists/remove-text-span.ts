/** A text without one of its parts; undefined takes nothing away. */
export function removeTextSpan(text: string, part: { from: number; to: number } | undefined): string {
  return part ? `${text.slice(0, part.from)} ${text.slice(part.to)}`.replaceAll(/\s+/gu, ' ').trim() : text
}
