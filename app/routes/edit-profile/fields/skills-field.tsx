import type { FieldMetadata } from '@conform-to/react'

import { OrderRow, RowButton } from '#app/routes/edit-profile/tabs/order-row.tsx'
import { useReorder } from '#app/routes/edit-profile/tabs/use-reorder.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { MAX_COUNT } from '#domain/limits.ts'

import { Combobox } from './combobox.tsx'
import { SkillNote, UnknownSkills } from './skill-note.tsx'
import { type SkillEntry, useSkillEntries } from './use-skill-entries.ts'

const itemOf = (name: string) => ({ id: name.toLowerCase(), label: name })

function skillsIn(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Skills in order: a textarea, which scripts replace by a list to search, sort and drag. */
export function SkillsField({
  field,
  skills,
  known,
  entries,
}: {
  field: FieldMetadata<string>
  skills: string[]
  known: string[]
  entries: SkillEntry[]
}) {
  const t = useTexts()
  const reorder = useReorder(skills.map(itemOf), 'editFields.skills.moved')
  const { items, setItems, list, status, setStatus } = reorder
  const { isUnknown, findMeant, findDouble, check } = useSkillEntries(entries)
  const labels = items.map(({ label }) => label)
  const chosen = new Set(items.map(({ id }) => id))
  const error = field.errors?.[0]

  function add(text: string) {
    const fresh = skillsIn(text).map(itemOf)
    check(fresh.map(({ label }) => label))
    const all = [...items, ...fresh.filter(({ id }) => !chosen.has(id))]
    setItems([...new Map(all.map((item) => [item.id, item])).values()])
  }

  /** R704: keeps the place of a misspelt skill; one that is in the list already takes it. */
  function replace(at: number, meant: string) {
    check([meant])
    const changed = items.map((item, index) => (index === at ? itemOf(meant) : item))
    setItems([...new Map(changed.map((item) => [item.id, item])).values()])
    setStatus(t('editFields.skills.replaced', { skill: items[at]?.label ?? '', meant }))
    document.getElementById(field.id)?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={field.id} className="font-semibold noscript:hidden">
        {t('editFields.field.skills')}
      </label>
      <p id={`${field.id}-hint`} className="text-small text-ink-soft">
        {t('editFields.skills.hint', { max: MAX_COUNT.skills })}
      </p>
      <Combobox
        id={field.id}
        options={known.filter((name) => !chosen.has(name.toLowerCase()))}
        onPick={add}
        placeholder={t('editFields.skills.placeholder')}
        describedBy={`${field.id}-hint${error ? ` ${field.id}-error` : ''}`}
        invalid={error !== undefined}
      />
      <FieldError id={field.id} error={error} />
      <p className="text-small text-ink-soft noscript:hidden">
        {t('editFields.skills.count', { count: items.length, max: MAX_COUNT.skills })}
      </p>
      <ul
        ref={list}
        aria-label={t('editFields.skills.list')}
        className="max-h-96 overflow-y-auto rounded-field border border-line bg-surface px-1 empty:hidden noscript:hidden"
      >
        {items.map(({ id, label }, index) => (
          <OrderRow
            key={id}
            reorder={reorder}
            index={index}
            more={
              <RowButton
                aria-label={t('editFields.skills.remove', { skill: label })}
                onClick={() => setItems(items.filter((_one, at) => at !== index))}
              >
                ×
              </RowButton>
            }
          >
            <bdi className="wrap-anywhere">{label}</bdi>
            <SkillNote
              name={label}
              unknown={isUnknown(label)}
              meant={findMeant(label)}
              double={findDouble(label, labels.slice(0, index))}
              onReplace={(meant) => replace(index, meant)}
            />
          </OrderRow>
        ))}
      </ul>
      <output className="sr-only">{status}</output>
      <label className="hidden gap-1.5 noscript:grid">
        <span className="font-semibold">{t('editFields.skills.lines')}</span>
        <textarea
          name="skills"
          dir="auto"
          rows={8}
          value={labels.join('\n')}
          onChange={(event) => setItems(event.currentTarget.value.split('\n').map(itemOf))}
          className="w-full rounded-field border border-line-strong bg-surface px-3.5 py-2.5"
        />
      </label>
      <UnknownSkills skills={labels.filter(isUnknown).map((name) => ({ name, meant: findMeant(name) }))} />
    </div>
  )
}
