/** The shortlist icon, filled for experts who are on the list. */
export function Bookmark({ className = '', filled = false }: { className?: string; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d="M4 2.5h8V14l-4-3-4 3Z" strokeLinejoin="round" />
    </svg>
  )
}
