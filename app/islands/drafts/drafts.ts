import { showDraftNote, showSendProblem, showSending } from './draft-notes.ts'
import { openBrowserDrafts } from './draft-store.ts'
import { hasTypedFields, readFormFields, restoreFields } from './form-fields.ts'
import { type Outcome, sendForm } from './send-form.ts'

// Keeps what is typed into a form until it is sent (R682), and the form until it has arrived (R683). Loaded with the page
// of such a form; without it the form is a plain form.

const drafts = openBrowserDrafts()
drafts?.removeOld()

for (const place of document.querySelectorAll<HTMLElement>('[data-draft]')) {
  const name = place.dataset['draft'] ?? ''
  if (place.dataset['sent'] !== undefined && drafts?.read(name)?.sent) drafts.remove(name)
  const form = place.querySelector('form')
  if (form) attach(form, { place, name })
}

// R682: signing out and deleting an account leave nothing behind.
if (document.querySelector('div[data-forget-drafts]')) drafts?.removeAll()
document.addEventListener('submit', ({ target }) => {
  if ((target as HTMLElement).dataset['call'] === 'sign-out') drafts?.removeAll()
})

function attach(form: HTMLFormElement, { place, name }: { place: HTMLElement; name: string }): void {
  let isSending = false

  function save(sent: boolean): void {
    const fields = readFormFields(form)
    if (hasTypedFields(fields)) drafts?.write(name, { fields, ...(sent && { sent }) })
    else drafts?.remove(name)
  }

  function discard(): void {
    drafts?.remove(name)
    form.reset()
  }

  async function send(submitter: HTMLElement | null): Promise<void> {
    isSending = true
    save(true)
    showSending(place)
    const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
    const outcome = await sendForm({ address: form.action, body, isOnline: () => navigator.onLine })
    isSending = false
    follow(outcome, submitter)
  }

  function follow(outcome: Outcome, submitter: HTMLElement | null): void {
    if (outcome.kind === 'failed') {
      save(false)
      showSendProblem(place, outcome)
    } else if (outcome.kind === 'direct') {
      sendDirectly(form, submitter)
    } else {
      if (!outcome.refused) drafts?.remove(name)
      location.assign(outcome.address)
    }
  }

  const draft = drafts?.read(name)
  if (draft && restoreFields(form, draft.fields)) showDraftNote(place, discard)
  form.addEventListener('input', () => save(false))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send(event.submitter)
  })
}

/** Without the events of a submit, and so past this script. */
function sendDirectly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const pressed = document.createElement('input')
    Object.assign(pressed, { type: 'hidden', name: submitter.name, value: submitter.value })
    form.append(pressed)
  }
  HTMLFormElement.prototype.submit.call(form)
}
