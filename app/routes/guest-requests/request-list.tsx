import { useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import * as addresses from '#domain/addresses.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'

import type { GUEST_REQUESTS_DONE } from './act-on-requests.ts'
import { RequestRow } from './request-row.tsx'

export const guestRequestsPageAddress = (page: number) =>
  page > 1 ? `${addresses.guestRequests}?page=${page}` : addresses.guestRequests

function NoRequests() {
  const t = useTexts()
  return (
    <div className="grid max-w-prose gap-5 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">{t('requests.none')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.experts}>{t('requests.find')}</ButtonLink>
        <ButtonLink href={addresses.inbox} variant="quiet">
          {t('requests.signIn')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** R665: the export, and the end of it all. */
function GuestData({ email }: { email: string }) {
  const t = useTexts()
  return (
    <section aria-labelledby="data" className="grid max-w-prose gap-4">
      <h2 id="data" className="text-lede">
        {t('requests.data.title')}
      </h2>
      <p>{t('requests.data.lead', { email })}</p>
      <div>
        <ButtonLink href="/v1/marketplace/guest-requests/export" variant="quiet" download>
          {t('requests.data.download')}
        </ButtonLink>
      </div>
      <details className="text-compact">
        <summary className="touch-line w-fit cursor-pointer font-semibold">{t('requests.data.delete')}</summary>
        <form method="post" action={addresses.guestRequests} className="mt-3 grid gap-4 rounded-card bg-sunken p-5">
          <input type="hidden" name="act" value="erase" />
          <div className="prose">
            <p>{t('requests.data.deleteLead')}</p>
            <p>{t('requests.data.experts')}</p>
          </div>
          <div>
            <Button variant="danger">{t('requests.data.button')}</Button>
          </div>
        </form>
      </details>
    </section>
  )
}

type Props = {
  list: GuestRequests
  done: (typeof GUEST_REQUESTS_DONE)[number] | undefined
  problem: string | undefined
}

/** R662: what a guest has sent. */
export function RequestList({ list, done, problem }: Props) {
  const t = useTexts()
  const { email, expiresOn, items, page, pages } = list
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="grid max-w-prose gap-4">
        <h1 className="text-title">{t('requests.title')}</h1>
        <p className="text-ink-soft">
          {t.rich('requests.lead', {
            email,
            address: (text) => (
              <b translate="no" className="wrap-anywhere">
                {text}
              </b>
            ),
            moment: () => <Moment at={expiresOn} />,
          })}
        </p>
        <form method="post" action={addresses.guestRequests}>
          <input type="hidden" name="act" value="close" />
          <Button variant="quiet">{t('requests.close')}</Button>
        </form>
      </header>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {done && !problem && <Notice tone="good">{t(`requests.done.${done}`)}</Notice>}
      {items.length === 0 ? (
        <NoRequests />
      ) : (
        <ul aria-label={t('requests.list')} className="border-t border-line">
          {items.map((request) => (
            <RequestRow key={request.conversations[0]?.messageId} request={request} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} address={guestRequestsPageAddress} />
      <GuestData email={email} />
    </div>
  )
}
