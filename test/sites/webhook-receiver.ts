import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { Webhook } from 'standardwebhooks'

import type { EndpointSettings } from '#adapters/webhooks/webhook-endpoint.ts'
import type { Db } from '#db/connection.ts'
import { configureEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'

export const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`
export const WEBHOOK_SECRET = secretOf(7)

/** Has triggers write events for endpoints of these names, which get all of them. */
export const enableEndpoints = (db: Db, ...names: string[]) =>
  configureEndpoints(
    db,
    names.map((name) => ({ name, events: [...WEBHOOK_EVENTS], addressHash: '' })),
  )

export type Received = { id: string; type: string; data: Record<string, unknown> }

/** What the receiver does with an event: an answer, or nothing at all. */
type Behaviour = (event: Received, response: http.ServerResponse) => void | Promise<void>

const ACCEPT: Behaviour = (_event, response) => void response.writeHead(204).end()

/** A receiver that verifies with the reference library, and stores what it has accepted. */
export async function openWebhookReceiver(secret = WEBHOOK_SECRET) {
  const accepted: Received[] = []
  const state: { behave: Behaviour; seen: Received[]; unverified: number } = { behave: ACCEPT, seen: [], unverified: 0 }
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    try {
      const parsed = new Webhook(secret).verify(body, headers) as Omit<Received, 'id'>
      const event = { ...parsed, id: headers['webhook-id'] ?? '' }
      state.seen.push(event)
      response.on('finish', () => {
        if (response.statusCode < 300) accepted.push(event)
      })
      await state.behave(event, response)
    } catch {
      state.unverified += 1
      response.writeHead(400).end()
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const url = new URL(`http://127.0.0.1:${port}/hooks`)
  return {
    accepted,
    state,
    url,
    endpoint: (changes: Partial<EndpointSettings> = {}): EndpointSettings => ({
      name: '1',
      events: [...WEBHOOK_EVENTS],
      url,
      secrets: [secret],
      allowPrivate: true,
      ...changes,
    }),
    stop,
    start: () => listen(port),
    recover() {
      state.behave = ACCEPT
    },
    reset() {
      state.behave = ACCEPT
      state.seen = []
      accepted.length = 0
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>
