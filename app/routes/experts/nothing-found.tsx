import { SearchForm } from '#app/shell/search-form.tsx'
import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import * as addresses from '#domain/addresses.ts'

import type { otherSearches } from './other-searches.ts'

type NothingFoundProps = { what: string; where: string; alternatives: ReturnType<typeof otherSearches> }

/** The empty result: search tips and links to other searches. */
export function NothingFound({ what, where, alternatives }: NothingFoundProps) {
  const t = useTexts()
  return (
    <>
      <div className="grid max-w-prose gap-6">
        <p className="text-lede">{t('search.nothing.lead')}</p>
        <SearchForm variant="roomy" label={t('search.nothing.again')} what={what} where={where} />
        <ul className="list-disc space-y-1 pl-5 text-compact text-ink-soft">
          <li>{t('search.nothing.tips.sentence')}</li>
          <li>{t('search.nothing.tips.place')}</li>
          <li>{t('search.nothing.tips.fewer')}</li>
        </ul>
        <div>
          <ButtonLink href={addresses.experts} variant="quiet">
            {t('search.nothing.all')}
          </ButtonLink>
        </div>
      </div>
      {alternatives.closest.length > 0 && (
        <section aria-label={t('search.nothing.meant')} className="border-t border-line pt-6">
          <h2 className="mb-4 text-heading">{t('search.nothing.meant')}</h2>
          <LinkList items={alternatives.closest} />
        </section>
      )}
      <section aria-label={t('search.nothing.popular')} className="border-t border-line pt-6">
        <h2 className="mb-4 text-heading">{t('search.nothing.popular')}</h2>
        <LinkList items={alternatives.popular} />
      </section>
    </>
  )
}
