import { withBasePath } from '#client/base-path.ts'

import { requestFromForm } from './request-from-form.ts'

// Sends the calls of the API's page from its forms. Loaded when the page is first touched.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (form.dataset['call'] === undefined) return
  event.preventDefault()
  void send(form)
})

/** A second press before the answer is there sends nothing. */
const waiting = new WeakSet<HTMLFormElement>()

async function send(form: HTMLFormElement): Promise<void> {
  if (waiting.has(form)) return
  waiting.add(form)
  const shown = form.querySelector('output')
  shown?.replaceChildren('Sending …')
  try {
    shown?.replaceChildren(...(await answerTo(form)))
  } catch {
    shown?.replaceChildren('No answer: the server could not be reached.')
  } finally {
    waiting.delete(form)
  }
}

async function answerTo(form: HTMLFormElement): Promise<HTMLElement[]> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-in]')].map(({ name, value, dataset }) => ({
    name,
    value,
    where: dataset['in'] ?? '',
    isList: dataset['list'] !== undefined,
  }))
  const { address, init } = requestFromForm(form.dataset['call'] ?? '', fields)
  const response = await fetch(withBasePath(address), init)
  const type = response.headers.get('content-type') ?? ''
  const status = document.createElement('span')
  status.textContent = `${response.status} ${response.statusText} from ${address}`
  status.className = 'font-semibold break-words'
  return [status, textBlock(await readable(response, type))]
}

async function readable(response: Response, type: string): Promise<string> {
  if (type.includes('json')) return JSON.stringify(await response.json(), null, 2)
  const { size } = await response.blob()
  return size === 0 ? 'The answer has no body.' : `${size} bytes of ${type}`
}

function textBlock(text: string): HTMLElement {
  const block = document.createElement('code')
  block.textContent = text
  block.className = 'max-h-96 overflow-auto whitespace-pre rounded-field bg-sunken p-3 text-small'
  // What scrolls must be reached by the keyboard.
  block.tabIndex = 0
  block.role = 'group'
  block.ariaLabel = 'Body of the answer'
  return block
}
