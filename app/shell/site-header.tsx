import type { RootData } from '#app/root.tsx'
import { Bookmark } from '#app/ui/bookmark.tsx'
import { LogoMark } from '#app/ui/logo.tsx'

import { SearchForm } from './search-form.tsx'
import { useSearched } from './searched.ts'

const NAV_LINK = 'whitespace-nowrap no-underline hover:underline'

function AccountLinks({ viewer, here }: Pick<RootData, 'viewer' | 'here'>) {
  if (!viewer) {
    const next = here === '/' || here.startsWith('/sign-') ? '' : `?next=${encodeURIComponent(here)}`
    return (
      <>
        <a href="/sign-up" className={`${NAV_LINK} max-sm:hidden`}>
          For experts
        </a>
        <a href={`/sign-in${next}`} className={NAV_LINK}>
          Sign in
        </a>
      </>
    )
  }
  return (
    <>
      {/* Admins seldom have a profile, and their own link takes the room. */}
      {(viewer.profileSlug || !viewer.isAdmin) && (
        <a
          href={viewer.profileSlug ? `/@${viewer.profileSlug}` : '/new-profile'}
          className={`${NAV_LINK} ${viewer.profileSlug ? 'max-sm:hidden' : 'max-md:hidden'}`}
        >
          {viewer.profileSlug ? 'My profile' : 'Create your profile'}
        </a>
      )}
      <a href="/inbox" className={NAV_LINK}>
        Inbox{' '}
        {viewer.unread > 0 && (
          <span className="ml-0.5 rounded-pill bg-accent px-2 py-0.5 text-tiny font-semibold text-on-accent">
            {viewer.unread > 99 ? '99+' : viewer.unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </a>
      {viewer.isAdmin && (
        <a href="/admin" className={NAV_LINK}>
          Admin
        </a>
      )}
      <a href="/dashboard" className={NAV_LINK}>
        Dashboard
      </a>
      <a href="/account" className={NAV_LINK}>
        Account
      </a>
      <form action="/sign-out" method="post">
        <button type="submit" className={`${NAV_LINK} cursor-pointer font-medium`}>
          Sign out
        </button>
      </form>
    </>
  )
}

export function SiteHeader({ data }: { data: RootData | undefined }) {
  const searched = useSearched()
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 gap-y-3 py-3 md:flex-nowrap md:py-0">
        <a
          href="/"
          className="flex items-center gap-2 font-display text-[1.25rem] font-bold tracking-tight text-ink no-underline"
        >
          <LogoMark className="size-6 text-accent" />
          {data?.site.name ?? 'Guildhall'}
        </a>
        {/* The start page has the same form, larger. */}
        {data?.here !== '/' && (
          <SearchForm className="order-last w-full md:order-none md:max-w-[34rem] md:flex-1" {...searched} />
        )}
        <nav
          aria-label="Main"
          className="ml-auto flex items-center gap-5 text-compact font-medium max-sm:flex-wrap max-sm:justify-end max-sm:gap-x-4 max-sm:gap-y-2"
        >
          <a href="/hire" className={`${NAV_LINK} max-sm:hidden`}>
            Skills
          </a>
          <a href="/browse" className={`${NAV_LINK} max-lg:hidden`}>
            Places
          </a>
          <a href="/shortlist" className={`${NAV_LINK} flex items-center gap-1`}>
            <Bookmark className="size-4" />
            {/* Three links of a signed-in visitor fill a small screen. */}
            <span className={data?.viewer ? 'max-sm:sr-only' : ''}>Shortlist</span>
          </a>
          <AccountLinks viewer={data?.viewer ?? null} here={data?.here ?? '/'} />
        </nav>
      </div>
    </header>
  )
}
