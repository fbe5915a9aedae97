import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await Array.fromAsync(request)) as Buffer[])
}

/** The part of S3 that we use: objects in memory, and uploads by form. */
export async function openFakeBucket(bucket = 'pictures') {
  const objects = new Map<string, Buffer>()
  const policies: unknown[] = []

  /** S3 checks the form against its signed policy; checking the length is enough here. */
  async function takeForm(body: Buffer, contentType: string): Promise<number> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const policy = JSON.parse(Buffer.from(String(form.get('Policy')), 'base64').toString()) as {
      conditions: unknown[]
    }
    policies.push(policy)
    const file = form.get('file')
    const range = policy.conditions.find((one) => Array.isArray(one) && one[0] === 'content-length-range') as number[]
    if (!(file instanceof File) || file.size < (range[1] ?? 0) || file.size > (range[2] ?? 0)) return 400
    objects.set(String(form.get('key')), Buffer.from(await file.arrayBuffer()))
    return 204
  }

  const server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).slice(`/${bucket}/`.length)
    const answer = async (): Promise<[number, (Buffer | string)?]> => {
      const body = await bodyOf(request)
      if (request.method === 'POST') return [await takeForm(body, request.headers['content-type'] ?? '')]
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return [403]
      if (request.method === 'PUT') objects.set(key, body)
      if (request.method === 'DELETE') {
        objects.delete(key)
        return [204]
      }
      const object = objects.get(key)
      return object ? [200, request.method === 'GET' ? object : ''] : [404, NO_SUCH_KEY]
    }
    void answer().then(
      ([status, body]) => response.writeHead(status).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    policies,
    settings: { bucket, endpoint, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
