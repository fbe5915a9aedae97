import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { DECLINE_REASONS } from '#domain/messages/brief/decline-reason.ts'

type Props = {
  client: string
  /** Of a message: a no to it is a reply with ready words. A brief is declined by its reason. */
  idempotencyKey?: string | undefined
}

/** R342, R686: a no is one click, by its reason. */
export function DeclineForm({ client, idempotencyKey }: Props) {
  const t = useTexts()
  const isReply = idempotencyKey !== undefined
  return (
    <section aria-labelledby="decline-heading" className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 id="decline-heading" className="text-large">
        {t('conversation.decline.title')}
      </h2>
      <p className="text-compact text-ink-soft">
        {isReply
          ? t('conversation.decline.leadMessage', { name: client })
          : t('conversation.decline.leadBrief', { name: client })}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="act" value={isReply ? 'reply' : 'decline'} />
        {isReply && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
        {DECLINE_REASONS.map((reason) => (
          <Button
            key={reason}
            name={isReply ? 'body' : 'reason'}
            value={isReply ? t(`conversation.decline.reply.${reason}`) : reason}
            variant="quiet"
            aria-label={t('conversation.decline.button', { reason: t(`conversation.decline.reason.${reason}`) })}
            title={isReply ? t(`conversation.decline.reply.${reason}`) : undefined}
            className="px-4! text-small"
          >
            {t(`conversation.decline.reason.${reason}`)}
          </Button>
        ))}
      </Form>
    </section>
  )
}
