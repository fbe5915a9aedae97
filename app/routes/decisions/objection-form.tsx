import { useTexts } from '#app/shell/use-texts.ts'
import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { formatDay } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { Section } from '#app/ui/section.tsx'
import { OBJECTION_LIMITS } from '#domain/limits.ts'
import type { Statement } from '#domain/moderation/decision-schemas.ts'

type Props = { statement: Statement; typed: string | undefined; problem: string | undefined }

/** R773: to object, or to add to an objection that is open. */
export function ObjectionForm({ statement, typed, problem }: Props) {
  const t = useTexts()
  const timeZone = useTimeZone()
  const date = formatDay(statement.objectUntil, timeZone)
  const isReply = statement.objections.some(({ closedOn }) => closedOn === null)
  if (isReply) {
    return (
      <form method="post" className="grid gap-4">
        <input type="hidden" name="act" value="reply" />
        <TextArea
          id="objection"
          name="text"
          label={t('decisions.objection.reply')}
          rows={5}
          maxLength={OBJECTION_LIMITS.reply.max}
          defaultValue={typed}
          error={problem}
          required
        />
        <div>
          <Button variant="quiet">{t('decisions.objection.send')}</Button>
        </div>
      </form>
    )
  }
  if (!statement.mayObject) return <p>{t('decisions.object.over', { date })}</p>
  return (
    <Section title={t('decisions.object.title')}>
      <p>{t('decisions.object.lead', { date })}</p>
      <p>{t(`decisions.object.${statement.singleAdmin ? 'single' : 'other'}`)}</p>
      <form method="post" className="grid gap-5">
        <TextArea
          id="objection"
          name="text"
          label={t('decisions.object.text')}
          hint={t('decisions.object.hint')}
          rows={7}
          minLength={OBJECTION_LIMITS.text.min}
          maxLength={OBJECTION_LIMITS.text.max}
          defaultValue={typed}
          error={problem}
          required
        />
        <div>
          <Button>{t('decisions.object.send')}</Button>
        </div>
      </form>
    </Section>
  )
}
