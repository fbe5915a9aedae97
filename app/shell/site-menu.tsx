import { FORGET_DRAFTS_PROPS } from '#app/ui/forms/draft.tsx'
import * as addresses from '#domain/addresses.ts'
import type { BrandLink } from '#domain/brand/brand.ts'

import type { RootData } from './root-data.ts'
import { type PageTexts, useTexts } from './use-texts.ts'

type Viewer = RootData['viewer']
type Place = { name: string; href: string }

const MENU = 'menu'
const ITEM = 'block w-full rounded-field px-3 py-2 text-left max-md:py-3 font-medium no-underline hover:bg-sunken'

/** The expert's own pages; an admin without a profile is not an expert (R297). */
function ownPlaces({ profileSlug, isAdmin }: NonNullable<Viewer>, t: PageTexts): Place[] {
  if (isAdmin && !profileSlug) return []
  return [
    profileSlug
      ? { name: t('shell.menu.profile'), href: addresses.profile(profileSlug) }
      : { name: t('shell.menu.createProfile'), href: addresses.newProfile },
    { name: t('shell.menu.dashboard'), href: addresses.dashboard },
  ]
}

function placesFor(viewer: Viewer, t: PageTexts): Place[] {
  if (!viewer) return [{ name: t('shell.nav.forExperts'), href: addresses.forExperts }]
  return [
    ...ownPlaces(viewer, t),
    { name: t('shell.menu.following'), href: addresses.following },
    { name: t('shell.menu.account'), href: addresses.account },
    ...(viewer.isAdmin ? [{ name: t('shell.menu.admin'), href: addresses.admin }] : []),
  ]
}

/** Links that do not fit the header: all on phones, elsewhere the account's. A popover needs no script. */
export function SiteMenu({ viewer, links }: { viewer: Viewer; links: BrandLink[] }) {
  const t = useTexts()
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className={`flex cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong px-3.5 py-1.5 max-md:min-h-11 hover:border-ink ${viewer ? '' : 'lg:hidden'}`}
      >
        {viewer && (
          <span translate="no" className="max-w-[11ch] truncate max-md:hidden">
            {viewer.name}
          </span>
        )}
        <span className={viewer ? 'md:sr-only' : undefined}>{t('shell.menu.button')}</span>
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 max-md:hidden"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="m2.5 4.5 3.5 3 3.5-3" />
        </svg>
      </button>
      <div id={MENU} popover="auto" className="menu-panel">
        <ul>
          {[
            { name: t('shell.nav.skills'), href: addresses.hireIndex, small: true, isOurs: true },
            { name: t('shell.nav.places'), href: addresses.browse, small: true, isOurs: true },
            ...placesFor(viewer, t).map((place) => ({ ...place, small: false, isOurs: true })),
            ...links.map(({ label, href }) => ({ name: label, href, small: true, isOurs: false })),
          ].map(({ name, href, small, isOurs }) => (
            <li key={`${name} ${href}`} className={small ? 'lg:hidden' : undefined}>
              <a href={href} translate={isOurs ? undefined : 'no'} className={ITEM}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {viewer && (
          <form
            action={addresses.signOut}
            method="post"
            {...FORGET_DRAFTS_PROPS}
            className="mt-1 border-t border-line pt-1"
          >
            <button type="submit" className={`${ITEM} cursor-pointer`}>
              {t('shell.menu.signOut')}
            </button>
          </form>
        )}
      </div>
    </>
  )
}
