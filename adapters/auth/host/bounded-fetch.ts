import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'

type Init = {
  method?: string | undefined
  headers?: Record<string, string> | Headers | undefined
  body?: ArrayBuffer | null | ReadableStream | string | Uint8Array | undefined | URLSearchParams
}

async function readBounded(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > HOST_SIGN_IN_LIMITS.answerBytes) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Asks the site builder: follows no redirect, waits for a bounded time, and reads a bounded answer. */
export async function fetchFromHost(address: string | URL, { method, headers, body }: Init = {}): Promise<Response> {
  const signal = AbortSignal.timeout(HOST_SIGN_IN_LIMITS.answerMs)
  const response = await fetch(address, {
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body: body as BodyInit }),
    redirect: 'manual',
    signal,
  })
  const answer = await readBounded(response)
  const { status } = response
  return new Response(status === 204 || status === 304 ? null : answer, { status, headers: response.headers })
}
