import type { SubmissionResult } from '@conform-to/react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import * as addresses from '#domain/addresses.ts'

type Props = { timeZone: string; zones: string[]; result: SubmissionResult<string[]> | null }

const wordsOf = (zone: string) => zone.replaceAll('_', ' ')

/** R669: in which zone pages and mails show times. */
export function ZoneForm({ timeZone, zones, result }: Props) {
  const t = useTexts()
  const typed = result?.initialValue?.['timeZone']
  return (
    <form method="post" action={addresses.account} className="grid max-w-form gap-5">
      <SelectInput
        id="time-zone-choice"
        name="timeZone"
        translate="no"
        label={t('account.zone.label')}
        hint={t('account.zone.hint')}
        options={zones.map((value) => ({ value, label: wordsOf(value) }))}
        defaultValue={typeof typed === 'string' && zones.includes(typed) ? typed : timeZone}
        error={result?.error?.['timeZone']?.[0]}
      />
      <div>
        <Button variant="quiet" name="intent" value="time-zone">
          {t('account.zone.button')}
        </Button>
      </div>
    </form>
  )
}
