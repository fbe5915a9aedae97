import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'

import { ReportForm, type ReportProps } from './report-form.tsx'

type Props = ReportProps & {
  /** What was done last, and what it led to: R685. */
  last: string | undefined
  outcome: ReactNode
}

const TOOLS = 'grid gap-3 sm:grid-cols-2 xl:sticky xl:top-4 xl:grid-cols-1'

const who = (text: ReactNode) => <bdi>{text}</bdi>

function Tool({ act, children, block }: { act: string; children: ReactNode; block?: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      {block && <input type="hidden" name="block" value={block} />}
      <Button variant="quiet" className="w-full">
        {/* Buttons are flex boxes, which drop the space before a name. */}
        <span>{children}</span>
      </Button>
    </Form>
  )
}

/** What the recipient can do with a conversation; its sender can delete it for themselves and report it. */
export function MessageTools({ message, reason, last, outcome }: Props) {
  const t = useTexts()
  const { status, side, blockId, answeredOn } = message
  const isReport = last === 'report'
  const report = (
    <>
      {isReport && outcome}
      <ReportForm message={message} reason={reason} />
    </>
  )
  if (side === 'sender') {
    return (
      <aside aria-label={t('conversation.tools.label')} className={TOOLS}>
        {!isReport && outcome}
        <Tool act="unread">{t('conversation.tools.unread')}</Tool>
        <Tool act="delete">{t('conversation.tools.delete')}</Tool>
        {report}
      </aside>
    )
  }
  const aside = status === 'spam' || status === 'filtered'
  return (
    <aside aria-label={t('conversation.tools.label')} className={TOOLS}>
      {!isReport && outcome}
      {!answeredOn && !aside && <Tool act="answered">{t('conversation.tools.answered')}</Tool>}
      {!aside && <Tool act="unread">{t('conversation.tools.unread')}</Tool>}
      {!aside &&
        (status === 'archived' ? (
          <Tool act="unarchive">{t('conversation.tools.unarchive')}</Tool>
        ) : (
          <Tool act="archive">{t('conversation.tools.archive')}</Tool>
        ))}
      {aside && <Tool act="not-spam">{t('conversation.tools.notSpam')}</Tool>}
      {status !== 'spam' && <Tool act="spam">{t('conversation.tools.spam')}</Tool>}
      {blockId ? (
        <Tool act="unblock" block={blockId}>
          {t.rich('conversation.tools.unblock', { name: message.from.name, who })}
        </Tool>
      ) : (
        <Tool act="block">{t.rich('conversation.tools.block', { name: message.from.name, who })}</Tool>
      )}
      <Tool act="delete">{t('conversation.tools.delete')}</Tool>
      {report}
    </aside>
  )
}
