import { NO_ACTIVE_OPTION, nextActiveOption } from './next-active.ts'
import type { SearchWords } from './search-words.ts'
import type { Suggester } from './suggester.ts'
import { type Choice, suggestionGroups, type FieldName } from './suggestion-choices.ts'
import { fillSuggestionList, createElement } from './suggestion-list.ts'

const PANEL =
  'max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-1.5 shadow-panel transition-opacity starting:opacity-0'

type Parts = {
  name: FieldName
  input: HTMLInputElement
  /** The empty element under the field that receives the list. */
  place: HTMLElement
  suggester: Suggester
  words: SearchWords
  choose: (choice: Choice) => void
}

/** The ARIA combobox pattern over a text field, with no option selected automatically. */
export function attachCombobox({ name, input, place, suggester, words, choose }: Parts): void {
  const list = createElement('div', {
    role: 'listbox',
    id: `${input.id}-list`,
    'aria-label': words.list,
    // A list that scrolls would be a stop of the Tab key; the keys of the field move through it.
    tabindex: '-1',
    class: PANEL,
  })
  const status = createElement('div', { role: 'status', class: 'sr-only' })
  let choices: Choice[] = []
  let options: HTMLElement[] = []
  let active = NO_ACTIVE_OPTION
  /** The query that the visible list answers; it differs from the field while a request is in flight. */
  let listedQuery: string | undefined

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
    suggester.cancel()
    activate(NO_ACTIVE_OPTION)
    setOpen(false)
    status.textContent = ''
  }

  /** The old list stays visible until the new one arrives, so that it does not flicker. */
  function suggest(then?: () => void): void {
    activate(NO_ACTIVE_OPTION)
    const query = input.value
    suggester.request(query, (found) => {
      listedQuery = query
      const groups = suggestionGroups(name, found, words)
      choices = groups.flatMap((group) => group.choices)
      options = fillSuggestionList(list, groups, query)
      setOpen(options.length > 0)
      status.textContent = found ? countOf(options.length, words) : ''
      then?.()
    })
  }

  function pick(choice: Choice): void {
    close()
    choose(choice)
  }

  /** Returns true when the key was handled here and its default must be prevented. */
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
      pick(choice)
      return true
    }
    const move = () => activate(nextActiveOption(key, { active, count: options.length }) ?? active)
    if (open && listedQuery === input.value) move()
    else if (vertical) suggest(altKey ? undefined : move)
    return vertical
  }

  input.addEventListener('keydown', (event) => {
    // During IME composition the keys belong to the input method.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return
    if (handleKey(event)) event.preventDefault()
  })
  input.addEventListener('input', (event) => {
    // Half-composed text gives no useful suggestions; but touch keyboards compose every word, in any language.
    const isComposing = (event as InputEvent).isComposing && !matchMedia('(pointer: coarse)').matches
    if (!isComposing) suggest()
  })
  input.addEventListener('compositionend', () => suggest())
  input.addEventListener('blur', close)
  input.form?.addEventListener('submit', close)
  // The field keeps the focus while the visitor clicks in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const choice = choices[options.findIndex((option) => option.contains(target as Node))]
    if (choice) pick(choice)
  })

  place.replaceChildren(list, status)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  setOpen(false)
  // The visitor may have typed before this script loaded.
  if (input === document.activeElement && input.value !== input.defaultValue) suggest()
}

function countOf(count: number, words: SearchWords): string {
  return count === 0 ? words.none : words.count.replace('#', String(count))
}
