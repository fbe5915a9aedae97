/** An arched hall: two leaves of a door under one roof. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="M2 22V12C2 6.5 6 2.3 11 2v7.2c-1.8.4-3 2-3 4V22Z" />
      <path d="M22 22V12c0-5.500-4-9.700-9-10v7.200c1.800.4 3 2 3 4V22Z" opacity=".82" />
    </svg>
  )
}
