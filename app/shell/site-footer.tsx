import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import * as addresses from '#domain/addresses.ts'

import type { RootData } from './root-data.ts'

function Footer({ name, demo }: { name: string; demo: boolean }) {
  return (
    <footer className="mt-24 border-t border-line py-8 text-small text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p>{name}, the expert marketplace</p>
        <nav
          aria-label="About this site"
          className="flex flex-wrap gap-x-5 max-md:-mx-2.5 max-md:gap-x-0 md:gap-y-2 [&_a]:touch-target [&_a]:no-underline max-md:[&_a]:justify-center max-md:[&_a]:px-2.5 [&_a:hover]:underline"
        >
          <a href={addresses.ranking}>Ranking</a>
          <a href={addresses.moderation}>Moderation</a>
          <a href={addresses.apiDocs}>API</a>
          <a href={addresses.privacy}>Privacy</a>
          <a href={addresses.terms}>Terms</a>
          <a href={addresses.imprint}>Imprint</a>
          {demo && <a href={addresses.devMailbox}>Demo mailbox</a>}
        </nav>
      </div>
    </footer>
  )
}

export function SiteFooter({ data }: { data: RootData | undefined }) {
  const { name = 'Guildhall', demo = false } = data?.site ?? {}
  return <CachedFragment name="footer" as={Footer} props={{ name, demo }} />
}
