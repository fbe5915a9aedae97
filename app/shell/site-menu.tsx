import { FORGETS_DRAFTS } from '#app/ui/forms/draft.tsx'
import * as addresses from '#domain/addresses.ts'
import type { BrandLink } from '#domain/brand/brand.ts'

import type { RootData } from './root-data.ts'

type Viewer = RootData['viewer']

const MENU = 'menu'
const ITEM = 'block w-full rounded-field px-3 py-2 text-left max-md:py-3 font-medium no-underline hover:bg-sunken'

/** What is an expert's own; an admin without a profile is none (R297). */
function ownPlaces({ profileSlug, isAdmin }: NonNullable<Viewer>): { name: string; href: string }[] {
  if (isAdmin && !profileSlug) return []
  return [
    profileSlug
      ? { name: 'My profile', href: addresses.profile(profileSlug) }
      : { name: 'Create your profile', href: addresses.newProfile },
    { name: 'Dashboard', href: addresses.dashboard },
  ]
}

function placesFor(viewer: Viewer): { name: string; href: string }[] {
  if (!viewer) return [{ name: 'For experts', href: addresses.forExperts }]
  return [
    ...ownPlaces(viewer),
    { name: 'Following', href: addresses.following },
    { name: 'Account', href: addresses.account },
    ...(viewer.isAdmin ? [{ name: 'Admin', href: addresses.admin }] : []),
  ]
}

/** Links that do not fit the header: all on phones, elsewhere the account's. A popover needs no script. */
export function SiteMenu({ viewer, links }: { viewer: Viewer; links: BrandLink[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className={`flex cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong px-3.5 py-1.5 max-md:min-h-11 hover:border-ink ${viewer ? '' : 'lg:hidden'}`}
      >
        {viewer && <span className="max-w-[11ch] truncate max-md:hidden">{viewer.name}</span>}
        <span className={viewer ? 'md:sr-only' : undefined}>Menu</span>
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
            { name: 'Skills', href: addresses.hireIndex, small: true },
            { name: 'Places', href: addresses.browse, small: true },
            ...placesFor(viewer).map((place) => ({ ...place, small: false })),
            ...links.map(({ label, href }) => ({ name: label, href, small: true })),
          ].map(({ name, href, small }) => (
            <li key={`${name} ${href}`} className={small ? 'lg:hidden' : undefined}>
              <a href={href} className={ITEM}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {viewer && (
          <form action={addresses.signOut} method="post" {...FORGETS_DRAFTS} className="mt-1 border-t border-line pt-1">
            <button type="submit" className={`${ITEM} cursor-pointer`}>
              Sign out
            </button>
          </form>
        )}
      </div>
    </>
  )
}
