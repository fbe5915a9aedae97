import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { StartError } from '#server/startup/start-error.ts'

/** `id` is set where the server accepted the message; without one it did not answer. */
export type SoakMessage = { subject: string; id?: string }

/** Below the hourly limit of one account. */
const MESSAGES_EACH = 8
const PAUSE_MS = 250

async function post(origin: string, path: string, { from, cookie, body }: Post): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
}

type Post = { from: string; cookie?: string; body: object }

/** The site builder's token on the tested server, which confirms addresses with it. */
export const SOAK_HOST_TOKEN = 'the-site-builder-of-the-soak-test-and-nobody-else'

async function confirmAddress(origin: string, { id, ...account }: { id: string; name: string; email: string }) {
  const answer = await fetch(`${origin}/v1/marketplace/host/users/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SOAK_HOST_TOKEN}` },
    body: JSON.stringify({ ...account, emailVerified: true, createdOn: new Date().toISOString() }),
  })
  if (!answer.ok) throw new StartError(`An address was not confirmed: ${answer.status} ${await answer.text()}`)
}

/** Handles of experts who can be written to. */
export async function findRecipients(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/v1/marketplace/search`)
  const { experts } = (await answer.json()) as { experts: { slug: string }[] }
  return experts.map(({ slug }) => slug)
}

/** An account and a network address per round, since the limits on senders are not under test. */
export async function openSender(origin: string, round: number) {
  const from = `10.0.${round >> 8}.${round & 255}`
  const account = { name: 'Sol Sender', email: `sender-${round}@example.test` }
  const body = { ...account, password: 'violet anchor trumpet' }
  const answer = await post(origin, '/user/auth/sign-up/email', { from, body })
  if (!answer.ok) throw new StartError(`No account could be made: ${answer.status} ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  await confirmAddress(origin, { id: user.id, ...account })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  return { from, cookie: cookie.join('; ') }
}

type Sender = Awaited<ReturnType<typeof openSender>>

/** A unique text, since the filter holds back texts that go to many. */
function words(): string {
  return Array.from({ length: 24 }, () => String.fromCodePoint(97 + randomInt(26))).join('')
}

async function send(origin: string, sender: Sender, recipient: string): Promise<SoakMessage> {
  const subject = `A message ${words()}`
  const body = `We are opening a shop and need a site for it. Ask for ${words()}.`
  try {
    const path = `/v1/marketplace/profiles/${recipient}/message/hire`
    const answer = await post(origin, path, { ...sender, body: { subject, body } })
    const answered = (await answer.json()) as { id?: string; msg?: string }
    if (answer.status === 202 && answered.id) return { subject, id: answered.id }
    throw new StartError(`A message was refused: ${answer.status} ${answered.msg}`)
  } catch (error) {
    if (error instanceof StartError) throw error
    // The server was killed during the request.
    return { subject }
  }
}

/** Sends at short intervals until the server is gone or all are sent; returns all tries. */
export async function sendMessages(
  origin: string,
  sender: Sender,
  { recipients, isOver }: { recipients: string[]; isOver: () => boolean },
): Promise<SoakMessage[]> {
  const sent: Promise<SoakMessage>[] = []
  while (sent.length < MESSAGES_EACH && !isOver()) {
    sent.push(send(origin, sender, recipients[randomInt(recipients.length)] ?? ''))
    await sleep(randomInt(PAUSE_MS))
  }
  return Promise.all(sent)
}
