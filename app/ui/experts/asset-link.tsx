import type { ReactNode } from 'react'

/** A link that a user gave: search engines are told not to trust it for our sake. */
export function AssetLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (!url) return <>{children}</>
  return (
    <a href={url} rel="ugc nofollow noopener" className="text-ink no-underline hover:underline">
      {children}
    </a>
  )
}
