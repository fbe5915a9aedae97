import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import type { SiteInfo } from '#app/load-context.ts'
import * as addresses from '#domain/addresses.ts'
import { DEFAULT_SITE_NAME, type PageBrand } from '#domain/brand/brand.ts'

import type { RootData } from './root-data.ts'
import { useTexts } from './use-texts.ts'

type Look = Pick<PageBrand, 'footerLinks' | 'legal'>

function Footer({ name, demo, look }: { name: string; demo: boolean; look: Look | undefined }) {
  const t = useTexts()
  return (
    <footer className="mt-24 border-t border-line py-8 text-small text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p>{t('shell.footer.tagline', { name })}</p>
        <nav
          aria-label={t('shell.footer.label')}
          className="flex flex-wrap gap-x-5 max-md:-mx-2.5 max-md:gap-x-0 md:gap-y-2 [&_a]:touch-target [&_a]:no-underline max-md:[&_a]:justify-center max-md:[&_a]:px-2.5 [&_a:hover]:underline"
        >
          {look?.footerLinks.map(({ label, href }) => (
            <a key={label} href={href} translate="no">
              {label}
            </a>
          ))}
          <a href={addresses.ranking}>{t('shell.footer.ranking')}</a>
          <a href={addresses.moderation}>{t('shell.footer.moderation')}</a>
          <a href={addresses.apiDocs}>{t('shell.footer.api')}</a>
          <a href={look?.legal.privacy ?? addresses.privacy}>{t('shell.footer.privacy')}</a>
          <a href={look?.legal.terms ?? addresses.terms}>{t('shell.footer.terms')}</a>
          <a href={look?.legal.imprint ?? addresses.imprint}>{t('shell.footer.imprint')}</a>
          {demo && <a href={addresses.devMailbox}>{t('shell.footer.mailbox')}</a>}
        </nav>
      </div>
    </footer>
  )
}

export function SiteFooter({ data, site }: { data: RootData | undefined; site: SiteInfo | undefined }) {
  const { name = DEFAULT_SITE_NAME, brand } = site ?? {}
  const look = brand && { footerLinks: brand.footerLinks, legal: brand.legal }
  return <CachedFragment name="footer" as={Footer} props={{ name, demo: data?.site.demo ?? false, look }} />
}
