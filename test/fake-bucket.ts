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
  /** Parts of uploads that are not complete, by upload and number. */
  const uploads = new Map<string, Map<number, Buffer>>()
  /** Called before each request; an error is answered with 503. */
  const hooks: { before?: (method: string, url: URL) => void } = {}

  const sorted = () => [...objects].toSorted(([one], [other]) => (one < other ? -1 : 1))

  /** A page of two, so that there is a second one. */
  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const found = sorted().filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const page = found
      .slice(0, 2)
      .map(([key, body]) => `<Contents><Key>${key}</Key><Size>${body.length}</Size></Contents>`)
    const more = found.length > 2
    const next = more ? `<NextContinuationToken>${found[1]?.[0]}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${page.join('')}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`
  }

  /** An upload in parts; S3 refuses parts under 5 MB, except for the last one. */
  function takeParts(method: string, { key, query, body }: { key: string; query: URLSearchParams; body: Buffer }) {
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return [
        200,
        `<?xml version="1.0"?><InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      ] as const
    }
    const id = query.get('uploadId') ?? ''
    const parts = uploads.get(id)
    if (!parts) return [404, ''] as const
    if (method === 'PUT') parts.set(Number(query.get('partNumber')), body)
    if (method === 'DELETE') uploads.delete(id)
    if (method !== 'POST') return [200, ''] as const
    const numbered = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
    if (numbered.slice(0, -1).some((part) => part.length < 5 * 2 ** 20)) return [400, ''] as const
    objects.set(key, Buffer.concat(numbered))
    uploads.delete(id)
    return [200, '<?xml version="1.0"?><CompleteMultipartUploadResult></CompleteMultipartUploadResult>'] as const
  }

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
    const url = new URL(request.url ?? '/', 'http://x')
    const key = decodeURIComponent(url.pathname).slice(`/${bucket}/`.length)
    const { method = '' } = request
    const answer = async (): Promise<[number, (Buffer | string)?]> => {
      const body = await bodyOf(request)
      hooks.before?.(method, url)
      const query = url.searchParams
      if (query.has('uploads') || query.has('uploadId')) return [...takeParts(method, { key, query, body })]
      if (query.has('list-type')) return [200, list(query)]
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
      ([status, body]) => response.writeHead(status, { etag: '"fake"' }).end(body),
      (error: unknown) =>
        response
          .writeHead(500)
          .end(`<?xml version="1.0"?><Error><Code>InternalError</Code><Message>${String(error)}</Message></Error>`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    policies,
    uploads,
    hooks,
    settings: { bucket, endpoint, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
