import { startHttpServer } from '#server/connections/listen.ts'

// A node that is always ready, and takes a moment for each request, as a database does. It prints its port.
const { port } = await startHttpServer(
  (request, response) => {
    request.resume()
    setTimeout(() => response.end(`${request.method} done`), 5)
  },
  { host: '127.0.0.1', port: 0 },
)
process.stdout.write(`${port}\n`)
