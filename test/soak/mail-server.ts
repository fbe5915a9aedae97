import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'

type Received = { messageId: string; subject: string; to: string }

/** A mail that has arrived but is not accepted yet, or one that is accepted while its sender may not know yet. */
type Moment = 'arriving' | 'taken'

const SLOWEST_MS = 120

function header(text: string, name: string): string {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

type Slowness = {
  /** How long each answer takes. */
  latencyMs?: number
  /** How long it takes at most to accept a mail, besides. */
  slowestMs?: number
}

/** A slow mail server that stores accepted mails, and reports when each arrives. */
export async function openMailServer({ latencyMs = 0, slowestMs = SLOWEST_MS }: Slowness = {}) {
  const received: Received[] = []
  const state = { onMoment: (_moment: Moment) => {}, connections: 0, mostConnections: 0 }
  let last = Promise.resolve()

  async function take(text: string): Promise<void> {
    state.onMoment('arriving')
    await sleep(latencyMs + randomInt(slowestMs))
    received.push({ messageId: header(text, 'Message-ID'), subject: header(text, 'Subject'), to: header(text, 'To') })
    state.onMoment('taken')
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      state.connections++
      state.mostConnections = Math.max(state.mostConnections, state.connections)
      setTimeout(done, latencyMs)
    },
    onClose: () => void state.connections--,
    onMailFrom: (_address, _session, done) => void setTimeout(done, latencyMs),
    onRcptTo: (_address, _session, done) => void setTimeout(done, latencyMs),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const taken = take(Buffer.concat(chunks).toString())
        last = Promise.all([last, taken]).then(() => undefined)
        await taken
        done()
      })
    },
  })
  // A killed sender drops its connection mid-command.
  smtp.on('error', () => {})
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${port}`,
    /** Resolves when complete mails are accepted, even if their sender is gone by then. */
    settled: () => last,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
