/** No option is active: the caret is in the text. */
export const NO_ACTIVE_OPTION = -1

/** The option that a key moves to, wrapping around; undefined for keys that do not move. */
export function nextActiveOption(
  key: string,
  { active, count }: { active: number; count: number },
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? NO_ACTIVE_OPTION : (active + 1) % count
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    // These keys move the caret, so the focus returns to the text.
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return NO_ACTIVE_OPTION
    default:
      return undefined
  }
}
