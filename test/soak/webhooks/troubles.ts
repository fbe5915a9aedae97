import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the sender waits for an answer. */
const TOO_SLOW_MS = 17_000

/** What a receiver does wrong with an attempt; `take` is its own work on the event. */
type Trouble = {
  name: string
  /** Of a hundred attempts. */
  share: number
  act(response: ServerResponse, take: () => void): void | Promise<void>
}

/** A local address that must not be requested, where a redirect leads. */
export async function openTrap() {
  const state = { visits: 0 }
  const server = http.createServer((_request, response) => {
    state.visits += 1
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const troublesWith = (trapUrl: string): Trouble[] => [
  { name: 'answered 500', share: 2, act: (response) => void response.writeHead(500).end() },
  {
    name: 'redirected to a private address',
    share: 2,
    act: (response) => void response.writeHead(307, { location: trapUrl }).end(),
  },
  { name: 'cut off', share: 1, act: (response) => void response.destroy() },
  {
    name: 'cut off after the event was taken',
    share: 1,
    act(response, take) {
      take()
      response.destroy()
    },
  },
  {
    name: 'answered after the sender had given up',
    share: 1,
    async act(response) {
      await sleep(TOO_SLOW_MS)
      response.writeHead(204).end()
    },
  },
]
