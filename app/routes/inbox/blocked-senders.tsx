import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { SenderBlock } from '#domain/messages/message.ts'

/** R90: whom the account has blocked, and the way back. */
export function BlockedSenders({ blocks }: { blocks: SenderBlock[] }) {
  const t = useTexts()
  if (blocks.length === 0) return <p className="max-w-prose text-lede">{t('inbox.blocked.none')}</p>
  return (
    <ul aria-label={t('inbox.blocked.list')} className="border-t border-line">
      {blocks.map(({ id, name, email, profileSlug, createdOn }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
          <div className="min-w-0">
            <p translate="no" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <p className="text-small wrap-anywhere text-ink-soft">
              {email
                ? t.rich('inbox.blocked.sinceWithEmail', {
                    email,
                    handle: profileSlug,
                    moment: () => <Moment at={createdOn} />,
                  })
                : t.rich('inbox.blocked.since', { handle: profileSlug, moment: () => <Moment at={createdOn} /> })}
            </p>
          </div>
          <form method="post">
            <input type="hidden" name="block" value={id} />
            <Button variant="quiet" name="act" value="unblock" aria-label={t('inbox.blocked.buttonFor', { name })}>
              {t('inbox.blocked.button')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}
