/** No option is active: the caret is in the text. */
export const NONE = -1

/** Which option the arrow keys lead to; round and round, and undefined for keys that move none. */
export function nextActive(key: string, { active, count }: { active: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? NONE : (active + 1) % count
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    // In a text field these move the caret, which is then where the keyboard is.
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return NONE
    default:
      return undefined
  }
}
