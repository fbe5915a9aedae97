import { withBasePath } from '#client/base-path.ts'
import { browserTransport, createClient } from '#client/client.ts'
import { fetchSuggestions } from '#client/lists/suggestions.ts'

import { attachCombobox } from './combobox.ts'
import type { SearchWords } from './search-words.ts'
import { createSuggester } from './suggester.ts'
import { type Choice, type FieldName, applySuggestion } from './suggestion-choices.ts'

// Suggestions under the search box. Loaded when the box is first touched; without it the form is a plain form.
const client = createClient(browserTransport())
const suggester = createSuggester((q, signal) => fetchSuggestions(client, q, signal))
const done = new WeakSet<HTMLFormElement>()

function enhance(form: HTMLFormElement): void {
  const inputs = {
    what: form.elements.namedItem('q') as HTMLInputElement,
    where: form.elements.namedItem('where') as HTMLInputElement,
  }
  const words = JSON.parse(form.dataset['words'] ?? '{}') as SearchWords
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset['field'] as FieldName
    const input = field.querySelector('input')
    const place = field.querySelector<HTMLElement>('[data-suggestions]')
    if (!input || !place) continue
    const choose = (choice: Choice) => {
      const outcome = applySuggestion(choice, name, { what: inputs.what.value, where: inputs.where.value })
      if ('go' in outcome) {
        location.assign(withBasePath(outcome.go))
        return
      }
      inputs.what.value = outcome.fill.what
      inputs.where.value = outcome.fill.where
      if (outcome.next === 'send') form.requestSubmit()
      else inputs[outcome.next].focus()
    }
    attachCombobox({ name, input, place, suggester, words, choose })
  }
}

function touched(target: EventTarget | null): void {
  const field = target instanceof Element ? target.closest('[data-field]') : null
  const form = field?.closest('form')
  if (!form || done.has(form)) return
  done.add(form)
  enhance(form)
}

document.addEventListener('focusin', ({ target }) => touched(target))
touched(document.activeElement)
