/** As HTML: every card has one, and React takes longer for the element than for all of its text. */
const SHAPE = { __html: '<path d="M4 2.5h8V14l-4-3-4 3Z"/>' }

/** The shortlist icon, filled for experts who are on the list. */
export function Bookmark({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={filled ? 'bookmark is-filled' : 'bookmark'}
      dangerouslySetInnerHTML={SHAPE}
    />
  )
}
