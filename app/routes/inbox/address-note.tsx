import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

/** Warns that an unconfirmed inquiry address gets no mail. */
export function AddressNote({ slug, name, address }: { slug: string; name: string; address: string }) {
  const t = useTexts()
  return (
    <Notice>
      <p className="wrap-anywhere">
        {t.rich('inbox.address.unconfirmed', {
          email: address,
          name,
          address: (text) => <b translate="no">{text}</b>,
        })}
      </p>
      <Form method="post" action={addresses.inbox} className="mt-3">
        <input type="hidden" name="slug" value={slug} />
        <Button variant="quiet">{t('inbox.address.button')}</Button>
      </Form>
    </Notice>
  )
}
