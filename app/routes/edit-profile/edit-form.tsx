import { type FieldMetadata, useForm } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

import type { FormName } from './edit-field.ts'
import { tabFields } from './fields.ts'
import { useLeaveGuard } from './leave-guard.tsx'
import type { EditorData } from './load-editor.ts'
import type { Answer, FormState } from './saving/answer.ts'
import { changedFieldNames, singleTabValue, submittedTabValues } from './saving/tab-values.ts'
import type { TabProps } from './tab-props.ts'
import type { Tab } from './tabs.ts'
import { TabActivate } from './tabs/tab-activate.tsx'
import { TabAdmin } from './tabs/tab-admin.tsx'
import { TabAvailability } from './tabs/tab-availability.tsx'
import { TabExpertDetails } from './tabs/tab-expert-details.tsx'
import { TabGeneral } from './tabs/tab-general.tsx'
import { TabPortfolioHighlight } from './tabs/tab-portfolio-highlight.tsx'

const TABS: Record<Tab, (props: TabProps) => React.ReactNode> = {
  general: TabGeneral,
  'expert-details': TabExpertDetails,
  availability: TabAvailability,
  'portfolio-highlight': TabPortfolioHighlight,
  activate: TabActivate,
  admin: TabAdmin,
}

type EditFormProps = { data: EditorData; state: FormState | undefined; answer: Answer | undefined }

/** The form of a tab. It also submits the values it was loaded with, so that a concurrent edit is detected. */
export function EditForm({ data, state, answer }: EditFormProps) {
  const { tab, profile } = data
  const { values, loaded } = state ?? { values: data.values, loaded: data.values }
  const names = tabFields(tab, profile)
  const [form, fields] = useForm<Record<string, string>>({
    id: 'edit',
    defaultValue: Object.fromEntries(names.map(({ name }) => [name, singleTabValue(values, name)])),
    lastResult: answer?.kind === 'refused' ? answer.result : null,
  })
  const t = useTexts()
  const busy = useNavigation().state !== 'idle'
  const element = useRef<HTMLFormElement>(null)
  const { watch } = useLeaveGuard()
  useEffect(() => {
    watch(() => {
      if (!element.current) return false
      return changedFieldNames(loaded, submittedTabValues(new FormData(element.current), names)).length > 0
    })
    return () => watch(undefined)
  })

  // R391: why it was refused has the focus; where fields are wrong, Conform focuses the first of them.
  const problems = useRef<HTMLDivElement>(null)
  const hasErrors = Boolean(form.errors?.length)
  useEffect(() => {
    if (hasErrors || answer?.kind === 'unsent') problems.current?.focus()
  }, [answer, hasErrors])

  const field = (name: FormName) => fields[name] as FieldMetadata<string>
  const Content = TABS[tab]
  return (
    <Form
      ref={element}
      method="post"
      // Without JavaScript the picture is uploaded with the form.
      encType={tab === 'general' ? 'multipart/form-data' : undefined}
      id={form.id}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      {/* The default submit button: Enter in a field saves, whichever buttons come first. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
      <input type="hidden" name="loaded" value={JSON.stringify(loaded)} />
      <input type="hidden" name="version" value={state?.etag ?? data.etag} />
      <div ref={problems} tabIndex={-1} className="scroll-mt-8 outline-none empty:hidden">
        {answer?.kind === 'unsent' && <Notice tone="bad">{t(`edit.unsent.${answer.reason}`)}</Notice>}
        <FormErrors
          errors={form.errors}
          fields={names.map(({ name }) => [t(`editFields.field.${name}`), field(name)] as const)}
        />
      </div>
      <Content data={data} values={values} field={field} />
      {names.length > 0 && (
        <div className="sticky bottom-0 z-1 -mx-5 -mb-8 flex items-center gap-4 border-t border-line bg-paper px-5 py-3 sm:-mx-8 sm:px-8 noscript:static">
          <Button busy={busy}>{busy ? t('edit.saving') : t('edit.save')}</Button>
          <a href={addresses.profile(profile.slug)} className="touch-target text-compact">
            {t('edit.viewProfile')}
          </a>
        </div>
      )}
    </Form>
  )
}
