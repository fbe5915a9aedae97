import type { CallArguments, CallsByMethod } from './api-call.ts'
import { toApiFailure } from './api-failure.ts'
import { withBasePath } from './base-path.ts'

export type TransportResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** Sends a request: by fetch in the browser, in-process on the server. */
export type Transport = (address: string, init: RequestInit) => Promise<TransportResponse>

type ReadOptions = { signal?: AbortSignal }

type WithForm = { form: FormData }

/** `etag` is the version that a change is based on; requests with the same `idempotencyKey` are executed once. */
type WriteOptions = { etag?: string | undefined; idempotencyKey?: string | undefined }

/** An answer with its version. */
type Versioned<T> = { value: T; etag: string | undefined }

type Gets = CallsByMethod<'GET'>
type Posts = CallsByMethod<'POST'>
type Patches = CallsByMethod<'PATCH'>
type Deletes = CallsByMethod<'DELETE'>

/** The calls of the contract: `client.get('/v1/marketplace/profiles/{slug}', { params: { slug } })`. */
export type Client = {
  get<P extends keyof Gets>(path: P, ...input: CallArguments<Gets[P], ReadOptions>): Promise<Gets[P]['answer']>
  getVersioned<P extends keyof Gets>(path: P, ...input: CallArguments<Gets[P]>): Promise<Versioned<Gets[P]['answer']>>
  post<P extends keyof Posts>(path: P, ...input: CallArguments<Posts[P], WriteOptions>): Promise<Posts[P]['answer']>
  /** Sends multipart form data. */
  postForm<P extends keyof Posts>(path: P, ...input: CallArguments<Posts[P], WithForm>): Promise<Posts[P]['answer']>
  patch<P extends keyof Patches>(
    path: P,
    ...input: CallArguments<Patches[P], WriteOptions>
  ): Promise<Patches[P]['answer']>
  delete<P extends keyof Deletes>(path: P, ...input: CallArguments<Deletes[P]>): Promise<Deletes[P]['answer']>
}

/** The arguments of any call, untyped. */
type Input = WriteOptions & {
  params?: Record<string, string>
  query?: string | URLSearchParams | Record<string, string | number | undefined>
  body?: unknown
}

export function createClient(transport: Transport): Client {
  async function answer(address: string, init: RequestInit): Promise<TransportResponse> {
    const response = await transport(address, init)
    const location = response.headers.get('location')
    // Browsers follow redirects; in-process calls follow an old handle's redirect here.
    if (response.status === 301 && location) return answer(location, init)
    if (!response.ok) throw await toApiFailure(response)
    return response
  }
  async function call(address: string, init: RequestInit): Promise<unknown> {
    const response = await answer(address, init)
    return response.status === 204 ? undefined : response.json()
  }
  const client = {
    get: (path: string, { signal, ...input }: Input & ReadOptions = {}) =>
      call(addressOf(path, input), { method: 'GET', ...(signal && { signal }) }),
    async getVersioned(path: string, input: Input = {}) {
      const response = await answer(addressOf(path, input), { method: 'GET' })
      return { value: await response.json(), etag: response.headers.get('etag') ?? undefined }
    },
    post: (path: string, input: Input = {}) => call(addressOf(path, input), writing('POST', input)),
    postForm: (path: string, { form, ...input }: Input & WithForm) =>
      call(addressOf(path, input), { method: 'POST', body: form }),
    patch: (path: string, input: Input = {}) => call(addressOf(path, input), writing('PATCH', input)),
    delete: (path: string, input: Input = {}) => call(addressOf(path, input), { method: 'DELETE' }),
  }
  // The one cast: responses are trusted to match the contract.
  return client as Client
}

/** Fills in the path's parameters, encoded so that none can add a segment, and appends the query. */
function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const isWritten = typeof query === 'string' || query instanceof URLSearchParams
  const search = String(isWritten ? query : new URLSearchParams(entriesOf(query)))
  return search ? `${filled}?${search}` : filled
}

function entriesOf(query: Record<string, string | number | undefined>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

/** Headers allow only ASCII, and both values come from forms that anyone may have tampered with. */
function headerValue(text: string): string {
  return text.toWellFormed().replace(/[^\x20-\x7e]/gu, encodeURIComponent)
}

function writing(method: string, { body = {}, etag, idempotencyKey }: Input): RequestInit {
  return {
    method,
    headers: {
      'content-type': 'application/json',
      ...(etag && { 'if-match': headerValue(etag) }),
      ...(idempotencyKey && { 'idempotency-key': headerValue(idempotencyKey) }),
    },
    body: JSON.stringify(body),
  }
}

export function browserTransport(): Transport {
  return (address, init) => fetch(withBasePath(address), { ...init, credentials: 'same-origin' })
}
