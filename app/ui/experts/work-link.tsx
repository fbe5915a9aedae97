import type { ReactNode } from 'react'

/** A link from a user: `nofollow` keeps search engines from counting it as our endorsement. */
export function WorkLink({
  url,
  className = 'hover:underline',
  children,
}: {
  url: string | null
  className?: string
  children: ReactNode
}) {
  if (!url) return <>{children}</>
  return (
    <a href={url} rel="ugc nofollow noopener" className={`text-ink no-underline ${className}`}>
      {children}
    </a>
  )
}
