import { type KeyboardEvent, useState } from 'react'

// HTML has no element for a free text with suggestions that adds to a list: these ARIA roles are the pattern for it, in
// which the focus stays in the text.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
import { useTexts } from '#app/shell/use-texts.ts'

const SHOWN = 8

/** Names that start with the text first, then those that contain it. */
function matching(options: string[], text: string): string[] {
  const needle = text.trim().toLowerCase()
  if (needle === '') return []
  const found = options.filter((name) => name.toLowerCase().includes(needle))
  const begins = (name: string) => Number(!name.toLowerCase().startsWith(needle))
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, SHOWN)
}

/** A text input with suggestions; free text is accepted, too. */
export function Combobox({
  id,
  options,
  onPick,
  placeholder,
  describedBy,
  invalid,
}: {
  id: string
  options: string[]
  onPick: (text: string) => void
  placeholder: string
  describedBy: string
  invalid: boolean
}) {
  const t = useTexts()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  const found = closed ? [] : matching(options, text)
  const listId = `${id}-options`

  function pick(value: string) {
    if (value.trim()) onPick(value)
    setText('')
    setActive(-1)
    setClosed(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      // One more than there are options: after the last one the text itself is active again.
      const places = found.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      pick(found[active] ?? options.find((name) => name.toLowerCase() === text.trim().toLowerCase()) ?? text)
    } else if (event.key === 'Escape' && found.length > 0) {
      // The first Escape closes the list, the next one the dialog.
      event.preventDefault()
      setClosed(true)
    }
  }

  return (
    <div className="relative noscript:hidden">
      <input
        id={id}
        role="combobox"
        dir="auto"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid ? true : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(-1)
          setClosed(false)
        }}
        onKeyDown={onKeyDown}
        // Leaving the field accepts the typed text.
        onBlur={() => pick(text)}
        className={`w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft ${invalid ? 'border-bad' : 'border-line-strong'}`}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('editFields.skills.suggestions')}
        hidden={found.length === 0}
        className="absolute inset-x-0 top-full z-2 mt-1 overflow-hidden rounded-field border border-line-strong bg-surface shadow-lg"
      >
        {found.map((name, index) => (
          // The input keeps the focus and names the active option.
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            translate="no"
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault()
              pick(name)
            }}
            className="cursor-pointer px-3.5 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}
