/** The class of what can be unfolded. */
export const FOLDABLE_CLASS = 'group border-t border-line last:border-b'

/** Shows at the end of a summary whether it is unfolded. */
export function FoldMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3 right-1 text-ink-soft before:content-['+'] group-open:before:content-['–']"
    />
  )
}
