import { createServer, get } from 'node:http'

// The yardstick, as a process of its own: the head and the bytes of one of our pages, sent by as little of Node as there is.
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

/** As it comes over the line, still packed; what Node adds by itself is left out. */
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
