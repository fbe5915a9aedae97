/** A share of a whole as a bar; the number is in the text beside it. */
export function ShareBar({ share, className = '' }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-2 w-full rounded-pill bg-sunken ${className}`}
    >
      <rect width={Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10} height="1" className="fill-accent" />
    </svg>
  )
}
