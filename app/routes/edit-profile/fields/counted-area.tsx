import type { FieldMetadata } from '@conform-to/react'
import { type ComponentProps, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { TextArea } from '#app/ui/forms/text-input.tsx'

/** Counts code points, as the API does. */
const lengthOf = (text: string) => [...text.trim()].length

/** A textarea with a character counter. */
export function CountedArea({
  field,
  label,
  hint,
  max,
  ...area
}: {
  field: FieldMetadata<string>
  label: string
  hint?: string | undefined
  max: number
} & ComponentProps<'textarea'>) {
  const t = useTexts()
  const start = String(field.initialValue ?? '')
  const [length, setLength] = useState(lengthOf(start))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <TextArea
        id={field.id}
        name={field.name}
        label={label}
        hint={hint}
        error={field.errors?.[0]}
        defaultValue={start}
        onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
        {...area}
      />
      <p className={`text-right text-small ${length > max ? 'font-semibold text-bad' : 'text-ink-soft'}`}>
        {t('editFields.characters', { count: length, max })}
      </p>
    </div>
  )
}
