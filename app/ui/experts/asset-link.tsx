import type { ReactNode } from 'react'

/** A link from a user: `nofollow` keeps search engines from counting it as our endorsement. */
export function AssetLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (!url) return <>{children}</>
  return (
    <a href={url} rel="ugc nofollow noopener" className="text-ink no-underline hover:underline">
      {children}
    </a>
  )
}
