import { readFailure } from './api-failure.ts'

/** How a call travels: fetch in the browser, in-process on the server. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** `etag` is the version that a change was made from: it guards against lost updates. */
type WriteOptions = { etag?: string | undefined }

export type Client = {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  patch<T>(path: string, body: object, options?: WriteOptions): Promise<T>
  delete(path: string): Promise<void>
}

export function createClient(transport: Transport): Client {
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const response = await transport(path, init)
    const location = response.headers.get('location')
    // A browser follows by itself; in-process an old handle's new address comes back to us.
    if (response.status === 301 && location) return call<T>(location, init)
    if (!response.ok) throw await readFailure(response)
    // An answer without content, where the caller expects none.
    if (response.status === 204) return undefined as T
    return (await response.json()) as T
  }
  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, body) => call(path, writing('POST', body)),
    patch: (path, body, options) => call(path, writing('PATCH', body, options)),
    delete: (path) => call(path, { method: 'DELETE' }),
  }
}

function writing(method: string, body: object, { etag }: WriteOptions = {}): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) },
    body: JSON.stringify(body),
  }
}

export function browserTransport(): Transport {
  return (path, init) => fetch(path, { ...init, credentials: 'same-origin' })
}
