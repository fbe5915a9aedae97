import { SMTPServer } from 'smtp-server'

/** A mail server that stores what it receives; `down` makes it refuse everything. */
export async function openSmtpInbox() {
  const received: string[] = []
  const state = { down: false, open: 0, mostOpen: 0, connections: 0 }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      state.connections++
      state.mostOpen = Math.max(state.mostOpen, ++state.open)
      done()
    },
    onClose: () => void state.open--,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (state.down) return done(new Error('come back later'))
        received.push(text)
        done()
      })
    },
  })
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
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
