import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

/** Warns that an unconfirmed inquiry address gets no mail. */
export function AddressNote({ slug, name, address }: { slug: string; name: string; address: string }) {
  return (
    <Notice>
      <p className="wrap-anywhere">
        <b>{address}</b> has not confirmed yet that messages to {name} may arrive there. Until then they go to the
        address of the account.
      </p>
      <Form method="post" action={addresses.inbox} className="mt-3">
        <input type="hidden" name="slug" value={slug} />
        <Button variant="quiet">Send the link again</Button>
      </Form>
    </Notice>
  )
}
