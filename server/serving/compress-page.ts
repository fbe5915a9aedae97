import { chooseEncoding, compressBody } from '#server/page-cache/encodings.ts'

/**
 * A page that one visitor gets, compressed in one go. Compressed as a stream, as other answers are, it would cost half
 * as much again as rendering it.
 */
export async function compressPage(page: Response, bytes: Buffer, accepted: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(accepted)
  const headers = new Headers(page.headers)
  headers.append('vary', 'accept-encoding')
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  const body = await compressBody(bytes, encoding, 'once')
  return new Response(new Uint8Array(body), { status: page.status, headers })
}
