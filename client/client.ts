import { readFailure } from './api-failure.ts'

export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** How a call travels: fetch in the browser, in-process on the server. */
export type Transport = (path: string, init: RequestInit) => Promise<Answer>

/** `etag` is the version that a change was made from; whatever has the same `idempotencyKey` is done once. */
type WriteOptions = { etag?: string | undefined; idempotencyKey?: string | undefined }

/** An answer with the version that it shows. */
type Versioned<T> = { value: T; etag: string | undefined }

export type Client = {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>
  getVersioned<T>(path: string): Promise<Versioned<T>>
  post<T>(path: string, body: object, options?: WriteOptions): Promise<T>
  /** With a file in it. */
  postForm<T>(path: string, form: FormData): Promise<T>
  patch<T>(path: string, body: object, options?: WriteOptions): Promise<T>
  delete<T>(path: string): Promise<T>
}

export function createClient(transport: Transport): Client {
  async function answer(path: string, init: RequestInit): Promise<Answer> {
    const response = await transport(path, init)
    const location = response.headers.get('location')
    // A browser follows by itself; in-process an old handle's new address comes back to us.
    if (response.status === 301 && location) return answer(location, init)
    if (!response.ok) throw await readFailure(response)
    return response
  }
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const response = await answer(path, init)
    // An answer without content, where the caller expects none.
    return (response.status === 204 ? undefined : await response.json()) as T
  }
  return {
    get: (path, options) => call(path, { method: 'GET', ...options }),
    async getVersioned<T>(path: string) {
      const response = await answer(path, { method: 'GET' })
      return { value: (await response.json()) as T, etag: response.headers.get('etag') ?? undefined }
    },
    post: (path, body, options) => call(path, writing('POST', body, options)),
    postForm: (path, form) => call(path, { method: 'POST', body: form }),
    patch: (path, body, options) => call(path, writing('PATCH', body, options)),
    delete: (path) => call(path, { method: 'DELETE' }),
  }
}

/** A header holds plain characters alone, and both of these come out of forms that anyone may have changed. */
function headerValue(text: string): string {
  return text.toWellFormed().replace(/[^\x20-\x7e]/gu, encodeURIComponent)
}

function writing(method: string, body: object, { etag, idempotencyKey }: WriteOptions = {}): RequestInit {
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
  return (path, init) => fetch(path, { ...init, credentials: 'same-origin' })
}
