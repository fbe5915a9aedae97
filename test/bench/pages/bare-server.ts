import { createServer, get } from 'node:http'

// The baseline, in its own process: sends the head and the bytes of one of our pages with as little of Node as
// possible.
const [, , url = '', encoding = 'br'] = process.argv

const { head, body } = await readPage()
const server = createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port, bytes: body.length })
})
process.on('disconnect', () => process.exit())

/** Reads the raw response, still compressed, without the headers that Node adds. */
function readPage(): Promise<{ head: string[]; body: Buffer }> {
  const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const fields = Object.entries(response.headers).filter(([name]) => !added.has(name))
      resolve({ head: fields.flatMap(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}
