import type { Outcome } from './send-form.ts'

type Failed = Extract<Outcome, { kind: 'failed' }>

/** What the notes say, in the form's `data-words`. */
export type DraftWords = Record<Failed['why'] | 'sending' | 'restored' | 'discard', string>

const wordsOf = (place: HTMLElement) => JSON.parse(place.dataset['words'] ?? '{}') as DraftWords

const NOTE = 'rounded-field border-l-4 px-4 py-3 text-compact outline-none'
const BUTTON = 'touch-target cursor-pointer text-accent underline underline-offset-2'

/** The place under the form that the page left empty for this. */
function show(place: HTMLElement, role: 'alert' | 'status', tone: string, ...content: (string | Node)[]): HTMLElement {
  const note = document.createElement('div')
  note.className = `${NOTE} ${tone}`
  note.role = role
  note.append(...content)
  place.querySelector('[data-draft-note]')?.replaceChildren(note)
  return note
}

/** What the page of an answer says at its form, such as that the site is read-only. */
function reasonIn(page: string): string {
  return new DOMParser().parseFromString(page, 'text/html').querySelector('main [role=alert]')?.textContent ?? ''
}

/** R683: what happened, and what to do next. */
export function showSendProblem(place: HTMLElement, { why, page = '' }: Failed): void {
  const note = show(place, 'alert', 'border-bad bg-bad-soft', reasonIn(page) || wordsOf(place)[why])
  note.scrollIntoView({ block: 'nearest' })
}

export function showSending(place: HTMLElement): void {
  show(place, 'status', 'border-line-strong bg-sunken', wordsOf(place).sending)
}

/** R682: says that the form holds a saved draft, and offers to start over. */
export function showDraftNote(place: HTMLElement, discard: () => void): void {
  const words = wordsOf(place)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = BUTTON
  button.textContent = words.discard
  button.addEventListener('click', () => {
    discard()
    place.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus()
    place.querySelector('[data-draft-note]')?.replaceChildren()
  })
  show(place, 'status', 'border-line-strong bg-sunken', `${words.restored} `, button)
}
