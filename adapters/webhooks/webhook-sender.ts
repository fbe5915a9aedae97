import { Webhook } from 'standardwebhooks'

import {
  PrivateAddressRefused,
  type ResolveHost,
  resolveHostBySystem,
} from '#adapters/fetching/resolve-public-addresses.ts'

import { postWebhook } from './post-webhook.ts'

export type WebhookSettings = {
  url: URL
  /** The current one first; each gives a signature. */
  secrets: string[]
  /** R445: for a receiver on the developer's own machine. */
  allowPrivate: boolean
}

export type WebhookSender = {
  /** Undefined when the receiver has it; else why not, for admins. Never throws. */
  send(event: { id: string; body: string }): Promise<string | undefined>
}

/** What tests replace. */
type Surroundings = { resolve?: ResolveHost; timeoutMs?: number }

/** R444 */
const TIMEOUT_MS = 15_000
const MAX_ERROR = 200

function describe(error: unknown): string {
  if (error instanceof PrivateAddressRefused) return `refused: ${error.message}`
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { code } = error as NodeJS.ErrnoException
  return `could not be sent: ${code ?? error.message}`.slice(0, MAX_ERROR)
}

/** R443: signed as standardwebhooks.com says, at the time of the attempt. */
function signatureHeaders({ id, body }: { id: string; body: string }, secrets: string[], at = new Date()) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}

export function createWebhookSender(
  { url, secrets, allowPrivate }: WebhookSettings,
  { resolve = resolveHostBySystem, timeoutMs = TIMEOUT_MS }: Surroundings = {},
): WebhookSender {
  return {
    async send({ id, body }) {
      try {
        const headers = signatureHeaders({ id, body }, secrets)
        const status = await postWebhook(url, { headers, body, timeoutMs, resolve, allowPrivate })
        if (status >= 200 && status < 300) return undefined
        return status >= 300 && status < 400 ? `answered ${status}: redirects are not followed` : `answered ${status}`
      } catch (error) {
        return describe(error)
      }
    },
  }
}
