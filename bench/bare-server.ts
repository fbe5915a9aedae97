import { createServer } from 'node:http'

/** The yardstick: what a page of ours is made of, sent by as little of Node as there is. */
const [, , url = '', port = '0', encoding = 'br'] = process.argv
const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
const raw = await rawBody(url, encoding)
const head = [...answer.headers]
  .filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name))
  .flat()
const server = createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(raw)
})
server.listen(Number(port), '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})
process.on('disconnect', () => process.exit())

/** As it came over the line: fetch would unpack it. */
async function rawBody(address: string, accepted: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': accepted } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
}
