import { plural } from '#domain/plural.ts'

import { type Choice, choiceGroups, type FieldName } from './choices.ts'
import { NONE, nextActive } from './next-active.ts'
import type { Suggester } from './suggester.ts'
import { fillList, make } from './suggestion-list.ts'

const PANEL =
  'max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-1.5 shadow-panel transition-opacity starting:opacity-0'

type Parts = {
  name: FieldName
  input: HTMLInputElement
  /** An empty element under the field, for the list. */
  place: HTMLElement
  suggester: Suggester
  choose: (choice: Choice) => void
}

/** The combobox of the ARIA practices over a text field: a list of suggestions, none of them chosen by itself. */
export function makeCombobox({ name, input, place, suggester, choose }: Parts): void {
  const list = make('div', { role: 'listbox', id: `${input.id}-list`, 'aria-label': 'Suggestions', class: PANEL })
  const status = make('div', { role: 'status', class: 'sr-only' })
  let choices: Choice[] = []
  let options: HTMLElement[] = []
  let active = NONE
  /** The text that the list belongs to; while an answer is on its way, that is not what the field holds. */
  let listedFor: string | undefined

  function activate(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false')
    active = index
    const option = options[active]
    if (option) {
      option.setAttribute('aria-selected', 'true')
      option.scrollIntoView({ block: 'nearest' })
      input.setAttribute('aria-activedescendant', option.id)
    } else {
      input.removeAttribute('aria-activedescendant')
    }
  }

  function setOpen(open: boolean): void {
    list.hidden = !open
    input.setAttribute('aria-expanded', String(open))
  }

  function close(): void {
    suggester.forget()
    activate(NONE)
    setOpen(false)
    status.textContent = ''
  }

  /** The list stays until there is another: one that blinks cannot be read. */
  function suggest(then?: () => void): void {
    activate(NONE)
    const query = input.value
    suggester.want(query, (found) => {
      listedFor = query
      const groups = choiceGroups(name, found)
      choices = groups.flatMap((group) => group.choices)
      options = fillList(list, groups, query)
      setOpen(options.length > 0)
      status.textContent = found ? countOf(options.length) : ''
      then?.()
    })
  }

  function take(choice: Choice): void {
    close()
    choose(choice)
  }

  /** True when the key was ours and must do nothing else. */
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    const vertical = key === 'ArrowDown' || key === 'ArrowUp'
    const open = !list.hidden
    const choice = choices[active]
    if (open && (key === 'Escape' || (altKey && key === 'ArrowUp'))) {
      close()
      return true
    }
    if (key === 'Escape' && input.value !== '') {
      input.value = ''
      return true
    }
    if (key === 'Enter' && open && choice) {
      take(choice)
      return true
    }
    const move = () => activate(nextActive(key, { active, count: options.length }) ?? active)
    if (open && listedFor === input.value) move()
    else if (vertical) suggest(altKey ? undefined : move)
    return vertical
  }

  input.addEventListener('keydown', (event) => {
    // While a word is being composed, its keys belong to the input method.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return
    if (handleKey(event)) event.preventDefault()
  })
  input.addEventListener('input', (event) => {
    // Half a word is nothing to suggest from; but keyboards on a screen compose every word, in any language.
    const halfWord = (event as InputEvent).isComposing && !matchMedia('(pointer: coarse)').matches
    if (!halfWord) suggest()
  })
  input.addEventListener('compositionend', () => suggest())
  input.addEventListener('blur', close)
  input.form?.addEventListener('submit', close)
  // The keyboard stays with the field while the mouse is in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const choice = choices[options.findIndex((option) => option.contains(target as Node))]
    if (choice) take(choice)
  })

  place.replaceChildren(list, status)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  setOpen(false)
  // Typing did not wait for us.
  if (input === document.activeElement && input.value !== input.defaultValue) suggest()
}

function countOf(count: number): string {
  if (count === 0) return 'No suggestions'
  return plural(count, 'suggestion')
}
