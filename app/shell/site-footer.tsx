import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import type { SiteInfo } from '#app/load-context.ts'
import * as addresses from '#domain/addresses.ts'
import { OUR_NAME, type PageBrand } from '#domain/brand/brand.ts'

import type { RootData } from './root-data.ts'

type Look = Pick<PageBrand, 'footerLinks' | 'legal'>

function Footer({ name, demo, look }: { name: string; demo: boolean; look: Look | undefined }) {
  return (
    <footer className="mt-24 border-t border-line py-8 text-small text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p>{name}, the expert marketplace</p>
        <nav
          aria-label="About this site"
          className="flex flex-wrap gap-x-5 max-md:-mx-2.5 max-md:gap-x-0 md:gap-y-2 [&_a]:touch-target [&_a]:no-underline max-md:[&_a]:justify-center max-md:[&_a]:px-2.5 [&_a:hover]:underline"
        >
          {look?.footerLinks.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
          <a href={addresses.ranking}>Ranking</a>
          <a href={addresses.moderation}>Moderation</a>
          <a href={addresses.apiDocs}>API</a>
          <a href={look?.legal.privacy ?? addresses.privacy}>Privacy</a>
          <a href={look?.legal.terms ?? addresses.terms}>Terms</a>
          <a href={look?.legal.imprint ?? addresses.imprint}>Imprint</a>
          {demo && <a href={addresses.devMailbox}>Demo mailbox</a>}
        </nav>
      </div>
    </footer>
  )
}

export function SiteFooter({ data, site }: { data: RootData | undefined; site: SiteInfo | undefined }) {
  const { name = OUR_NAME, brand } = site ?? {}
  const look = brand && { footerLinks: brand.footerLinks, legal: brand.legal }
  return <CachedFragment name="footer" as={Footer} props={{ name, demo: data?.site.demo ?? false, look }} />
}
