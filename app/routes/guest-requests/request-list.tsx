import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import * as addresses from '#domain/addresses.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'

import { RequestRow } from './request-row.tsx'

export const pageAddress = (page: number) =>
  page > 1 ? `${addresses.guestRequests}?page=${page}` : addresses.guestRequests

function NoRequests() {
  return (
    <div className="grid max-w-prose gap-5 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">
        Nothing was sent from this address without an account, or it was never confirmed by the mailed link.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.experts}>Find an expert</ButtonLink>
        <ButtonLink href={addresses.inbox} variant="quiet">
          Sign in to your inbox
        </ButtonLink>
      </div>
    </div>
  )
}

/** R665: the export, and the end of it all. */
function GuestData({ email }: { email: string }) {
  return (
    <section aria-labelledby="data" className="grid max-w-prose gap-4">
      <h2 id="data" className="text-lede">
        Your data
      </h2>
      <p>Everything that we keep of what was sent from {email}, in one file.</p>
      <div>
        <ButtonLink href="/v1/marketplace/guest-requests/export" variant="quiet" download>
          Download my data
        </ButtonLink>
      </div>
      <details className="text-compact">
        <summary className="touch-line w-fit cursor-pointer font-semibold">Delete my data</summary>
        <form method="post" action={addresses.guestRequests} className="mt-3 grid gap-4 rounded-card bg-sunken p-5">
          <input type="hidden" name="act" value="erase" />
          <div className="prose">
            <p>
              Your address, the files of your briefs, and the record of our mails to you are deleted for good, and so is
              what waits to be confirmed. You no longer see any of your requests.
            </p>
            <p>
              Experts keep what you wrote to them, with your name: those conversations are theirs, too. They can no
              longer answer. An expert who has blocked your address keeps that block.
            </p>
          </div>
          <div>
            <Button variant="danger">Delete my data for good</Button>
          </div>
        </form>
      </details>
    </section>
  )
}

type Props = { list: GuestRequests; done: string | undefined; problem: string | undefined }

/** R662: what a guest has sent. */
export function RequestList({ list, done, problem }: Props) {
  const { email, expiresOn, items, page, pages } = list
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="grid max-w-prose gap-4">
        <h1 className="text-title">Your requests</h1>
        <p className="text-ink-soft">
          What you sent from <b className="wrap-anywhere">{email}</b>. Open on this device until{' '}
          <Moment at={expiresOn} />.
        </p>
        <form method="post" action={addresses.guestRequests}>
          <input type="hidden" name="act" value="close" />
          <Button variant="quiet">Close on this device</Button>
        </form>
      </header>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {done && !problem && <Notice tone="good">{done}</Notice>}
      {items.length === 0 ? (
        <NoRequests />
      ) : (
        <ul aria-label="Requests" className="border-t border-line">
          {items.map((request) => (
            <RequestRow key={request.conversations[0]?.messageId} request={request} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} address={pageAddress} />
      <GuestData email={email} />
    </div>
  )
}
