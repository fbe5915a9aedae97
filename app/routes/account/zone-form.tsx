import type { SubmissionResult } from '@conform-to/react'

import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import * as addresses from '#domain/addresses.ts'

type Props = { timeZone: string; zones: string[]; result: SubmissionResult<string[]> | null }

const wordsOf = (zone: string) => zone.replaceAll('_', ' ')

/** R669: in which zone pages and mails show times. */
export function ZoneForm({ timeZone, zones, result }: Props) {
  const typed = result?.initialValue?.['timeZone']
  return (
    <form method="post" action={addresses.account} className="grid max-w-form gap-5">
      <SelectInput
        id="time-zone-choice"
        name="timeZone"
        label="Time zone"
        hint="Times on pages and in mails to you are shown in it."
        options={zones.map((value) => ({ value, label: wordsOf(value) }))}
        defaultValue={typeof typed === 'string' && zones.includes(typed) ? typed : timeZone}
        error={result?.error?.['timeZone']?.[0]}
      />
      <div>
        <Button variant="quiet" name="intent" value="time-zone">
          Change time zone
        </Button>
      </div>
    </form>
  )
}
