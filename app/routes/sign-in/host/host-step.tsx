import { Form, useNavigation } from 'react-router'

import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

import { HostButton } from './host-button.tsx'

type Props = { pending: PendingForm; lead: string; hostName: string; to?: string | undefined }

/**
 * R114, R170: the visitor signs in at the site builder in another window, since this one holds the pending form, and then
 * submits it here.
 */
export function HostStep({ pending, lead, hostName, to }: Props) {
  const t = useTexts()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5">
      {lead && (
        <Notice tone={pending.error ? 'bad' : 'plain'}>
          <p>{pending.error ?? lead}</p>
        </Notice>
      )}
      <HostButton label={t('signInStep.host.button', { host: hostName })} next={addresses.signedIn} newWindow />
      <Form method="post" action={to} noValidate>
        <input type="hidden" name="kept" value={JSON.stringify(pending.entries)} />
        <input type="hidden" name="account-host" value="1" />
        <Button busy={busy} variant="quiet" className="w-full">
          {busy ? t('signInStep.busy') : t('signInStep.host.continue')}
        </Button>
      </Form>
    </div>
  )
}
