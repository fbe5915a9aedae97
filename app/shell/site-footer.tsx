import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import type { RootData } from '#app/root.tsx'

function Footer({ name, demo }: { name: string; demo: boolean }) {
  return (
    <footer className="mt-24 border-t border-line py-8 text-small text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p>{name}, the expert marketplace</p>
        <nav
          aria-label="About this site"
          className="flex flex-wrap gap-x-5 gap-y-2 [&_a]:no-underline [&_a:hover]:underline"
        >
          <a href="/ranking">Ranking</a>
          <a href="/moderation">Moderation</a>
          <a href="/docs">API</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
          <a href="/imprint">Imprint</a>
          {demo && <a href="/dev/mailbox">Demo mailbox</a>}
        </nav>
      </div>
    </footer>
  )
}

export function SiteFooter({ data }: { data: RootData | undefined }) {
  const { name = 'Guildhall', demo = false } = data?.site ?? {}
  return <CachedFragment name="footer" as={Footer} props={{ name, demo }} />
}
