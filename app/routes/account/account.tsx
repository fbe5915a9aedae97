import { Form, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { Button } from '#app/ui/button.tsx'
import { momentInUtc } from '#app/ui/words.ts'
import { endOtherSessions, endSession, listSignedInPlaces, type SignedInPlace } from '#client/accounts.ts'
import { fetchMe } from '#client/me.ts'

import type { Route } from './+types/account.ts'
import { deviceName } from './device-name.ts'
import { signInAddress } from './next-address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { user } = await fetchMe(client)
  if (!user) {
    const expired = request.headers.get('cookie')?.includes('guildhall.session_token') ?? false
    throw redirect(signInAddress('/account', { expired }), 303)
  }
  return { user, places: await listSignedInPlaces(client) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { user } = await fetchMe(client)
  if (!user) throw redirect(signInAddress('/account', { expired: true }), 303)
  const session = (await request.formData()).get('session')
  if (session === 'others') await endOtherSessions(client)
  else if (typeof session === 'string') await endSession(client, session)
  return redirect('/account', 303)
}

function Place({ place }: { place: SignedInPlace }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {deviceName(place.userAgent)}
          {place.current && <span className="font-normal text-good"> (this one)</span>}
        </p>
        <p className="text-small text-ink-soft">
          {place.address && `${place.address}, `}signed in {momentInUtc(place.since)}
        </p>
      </div>
      {!place.current && (
        <Form method="post">
          <input type="hidden" name="session" value={place.id} />
          <Button variant="quiet" aria-label={`Sign out ${deviceName(place.userAgent)}, ${momentInUtc(place.since)}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  )
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { user, places } = loaderData
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header>
        <h1 className="text-title wrap-anywhere">{user.name}</h1>
        <p className="mt-2 text-large wrap-anywhere text-ink-soft">
          {user.email}{' '}
          {user.emailVerified ? (
            <span className="text-good">✓ confirmed</span>
          ) : (
            <a href="/verify-email">not confirmed yet</a>
          )}
        </p>
      </header>
      <section aria-labelledby="following" className="max-w-prose">
        <h2 id="following" className="mb-4 text-heading">
          Following
        </h2>
        <p>
          <a href="/following">Whom you follow and what is new with them</a>, also once a week by mail if you like.
        </p>
      </section>
      <section aria-labelledby="places" className="max-w-prose">
        <h2 id="places" className="mb-4 text-heading">
          Where you are signed in
        </h2>
        <ul>
          {places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </ul>
        {places.length > 1 && (
          <Form method="post" className="mt-4">
            <input type="hidden" name="session" value="others" />
            <Button variant="quiet">Sign out everywhere else</Button>
          </Form>
        )}
      </section>
    </div>
  )
}

export const meta: Route.MetaFunction = () => [{ title: 'Your account' }, { name: 'robots', content: 'noindex' }]
