import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'

type Received = { messageId: string; subject: string }

/** A mail that has arrived but is not accepted yet, or one that is accepted while its sender may not know yet. */
type Moment = 'arriving' | 'taken'

const SLOWEST_MS = 120

function header(text: string, name: string): string {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** A slow mail server that stores accepted mails, and reports when each arrives. */
export async function openMailServer() {
  const received: Received[] = []
  const state = { onMoment: (_moment: Moment) => {} }
  let last = Promise.resolve()

  async function take(text: string): Promise<void> {
    state.onMoment('arriving')
    await sleep(randomInt(SLOWEST_MS))
    received.push({ messageId: header(text, 'Message-ID'), subject: header(text, 'Subject') })
    state.onMoment('taken')
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        last = Promise.all([last, take(Buffer.concat(chunks).toString())]).then(() => undefined)
        await last
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
