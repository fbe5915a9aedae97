import { SearchForm } from '#app/shell/search-form.tsx'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import * as addresses from '#domain/addresses.ts'

import type { otherSearches } from './other-searches.ts'

type NothingFoundProps = { what: string; where: string; alternatives: ReturnType<typeof otherSearches> }

/** The empty result: search tips and links to other searches. */
export function NothingFound({ what, where, alternatives }: NothingFoundProps) {
  return (
    <>
      <div className="grid max-w-prose gap-6">
        <p className="text-lede">
          Nobody here matches that yet. Say what you need, in your own language, or search for a name.
        </p>
        <SearchForm variant="roomy" label="Search again" what={what} where={where} />
        <ul className="list-disc space-y-1 pl-5 text-compact text-ink-soft">
          <li>A sentence is fine: “an online shop for our bakery in Lyon, up to €5,000”.</li>
          <li>Put the place into its own field, or leave it open.</li>
          <li>Leave out what is not needed: fewer words find more.</li>
        </ul>
        <div>
          <ButtonLink href={addresses.experts} variant="quiet">
            Show all experts
          </ButtonLink>
        </div>
      </div>
      {alternatives.closest.length > 0 && (
        <section aria-label="Did you mean" className="border-t border-line pt-6">
          <h2 className="mb-4 text-heading">Did you mean</h2>
          <LinkList items={alternatives.closest} />
        </section>
      )}
      <section aria-label="Popular skills" className="border-t border-line pt-6">
        <h2 className="mb-4 text-heading">Popular skills</h2>
        <LinkList items={alternatives.popular} />
      </section>
    </>
  )
}
