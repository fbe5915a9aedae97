import { type ReactNode, useContext, useEffect } from 'react'
import {
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'

import { fetchMe } from '#client/accounts/me.ts'
import { fallbackIfSignedOut } from '#client/api-failure.ts'
import { currentBasePath } from '#client/base-path.ts'
import { countUnread } from '#client/messages/messages.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { UTC } from '#domain/accounts/time-zone.ts'

import type { Route } from './+types/root.ts'
import { ErrorPage } from './error-page.tsx'
import { INLINE_SCRIPT } from './islands/inline-script.ts'
import { clientContext, languageContext, siteContext } from './load-context.ts'
import { readShortlistCookies } from './routes/shortlist/shortlist-cookie.ts'
import { PageMessages, useMissingMessages } from './shell/page-messages.tsx'
import { PlatformRulesData } from './shell/platform-rules.tsx'
import { ReadOnlyBanner } from './shell/read-only-banner.tsx'
import type { RootData } from './shell/root-data.ts'
import { useSite } from './shell/site-context.ts'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { SiteLinks } from './shell/site-links.tsx'
import { LanguageContext, useTexts } from './shell/use-texts.ts'
import { TimeZoneContext } from './shell/use-time-zone.ts'

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const client = context.get(clientContext)
  // Without its cookie there is no session, so the API call is skipped. R525: a failure is the page's failure.
  const me = hasSessionCookie(request.headers.get('cookie')) ? await fetchMe(client) : null
  const { user, profile, workspaces } = me ?? { user: null, profile: null, workspaces: [] }
  const unread = user ? await countUnread(client).catch(fallbackIfSignedOut(0)) : 0
  const { pathname, search } = new URL(request.url)
  return {
    site: context.get(siteContext),
    language: context.get(languageContext),
    viewer: user && {
      name: user.name,
      profileSlug: profile?.slug,
      ownSlugs: [profile?.slug, ...workspaces.map(({ profileSlug }) => profileSlug)].filter((slug) => slug != null),
      unread,
      isAdmin: user.role === 'admin',
      timeZone: user.timeZone,
    },
    shortlisted: readShortlistCookies(request).list.length,
    here: pathname + search,
  }
}

/** An action that could not be sent changed nothing, and a failing reload would replace the page and its form. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.kind === 'unsent' ? false : defaultShouldRevalidate
}

/** A page opts into hydration by `handle = { hydrate: true }`; an error page that the server renders needs none. */
function useIsHydrated(): boolean {
  const opted = useMatches().some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate === true)
  const failed = Boolean(useRouteError())
  return opted && !(failed && typeof document === 'undefined')
}

/** In development a page without React reloads when server/serving/web-dev.ts says that code was edited. */
const RELOAD_ON_EDIT =
  "import { createHotContext } from '/@vite/client'; createHotContext('/page').on('code-edited', () => location.reload())"

/** Root and page load in parallel, so a page that marks messages as read overrides the root's unread count. */
function withUnread(data: RootData | undefined, matches: { loaderData: unknown }[]): RootData | undefined {
  const page = matches.at(-1)?.loaderData as { unreadLeft?: number } | undefined
  if (!data?.viewer || typeof page?.unreadLeft !== 'number') return data
  return { ...data, viewer: { ...data.viewer, unread: page.unreadLeft } }
}

/** R669: where app/islands/detect-zone.ts sends the browser's zone; nothing is stored while the site takes no changes. */
function zoneAddress(data: RootData | undefined): string | undefined {
  const isWanted = data?.viewer?.timeZone === null && !data.site.readOnly
  return isWanted ? `${currentBasePath()}/v1/marketplace/me/time-zone` : undefined
}

export function Layout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const hydrated = useIsHydrated()
  const data = withUnread(useRouteLoaderData<typeof loader>('root'), useMatches())
  const site = useSite()
  const isIncomplete = useMissingMessages()
  // By now the address is that of the page; its document has its messages.
  useEffect(() => {
    if (isIncomplete) location.reload()
  }, [isIncomplete])
  return (
    <html
      lang={useContext(LanguageContext)}
      data-base-path={currentBasePath() || undefined}
      data-zone={zoneAddress(data)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {!isIncomplete && <Meta />}
        <SiteLinks brand={site?.brand} />
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      </head>
      <body className="flex flex-col">
        <a
          href="#main"
          className="sr-only rounded-field bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:min-h-11 focus:top-2 focus:left-2 focus:z-10"
        >
          {t('shell.skip')}
        </a>
        {site?.readOnly && <ReadOnlyBanner mode={site.readOnly} />}
        <SiteHeader data={data} site={site} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <TimeZoneContext value={data?.viewer?.timeZone ?? UTC}>{!isIncomplete && children}</TimeZoneContext>
        </main>
        <SiteFooter data={data} site={site} />
        {hydrated && <PlatformRulesData />}
        {hydrated && <PageMessages />}
        {hydrated && <Scripts />}
        {import.meta.env.DEV && !hydrated && (
          <script type="module" dangerouslySetInnerHTML={{ __html: RELOAD_ON_EDIT }} />
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
