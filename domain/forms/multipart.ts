import { MalformedForm } from './form-fields.ts'

/** Limit for the headers of one part: far more than browsers send. */
const MAX_HEADER_BYTES = 8 * 1024
const MAX_BOUNDARY = 70

/** Parses parameters such as `form-data; name="a"`, in one pass over any input. */
function parametersOf(header: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = header.indexOf(';')
  while (at >= 0) {
    const equals = header.indexOf('=', at)
    if (equals < 0) break
    const quoted = header[equals + 1] === '"'
    const begin = equals + (quoted ? 2 : 1)
    const close = header.indexOf(quoted ? '"' : ';', begin)
    const end = close < 0 ? header.length : close
    const name = header
      .slice(at + 1, equals)
      .trim()
      .toLowerCase()
    if (!found.has(name)) found.set(name, quoted ? header.slice(begin, end) : header.slice(begin, end).trim())
    at = header.indexOf(';', end)
  }
  return found
}

/** The media type of a `Content-Type`, without its parameters. */
export function parseMediaType(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** The boundary of a multipart form; undefined for other forms. */
export function parseMultipartBoundary(contentType: string): string | undefined {
  if (parseMediaType(contentType) !== 'multipart/form-data') return undefined
  const boundary = parametersOf(contentType).get('boundary')
  return boundary && boundary.length <= MAX_BOUNDARY ? boundary : undefined
}

/** A buffered reader of the body. Every byte is examined a bounded number of times. */
function openBytes(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  // The first boundary may be at the very start: with this prefix it follows a line break like all others.
  let space = Buffer.from('\r\n')
  let from = 0
  let to = space.length

  const held = () => to - from

  function append(bytes: Uint8Array): void {
    if (to + bytes.length > space.length) {
      // The buffer doubles, so that many small chunks do not copy the same bytes again and again.
      const room = (held() + bytes.length) * 2
      const roomy = room <= space.length ? space : Buffer.allocUnsafe(room)
      space.copy(roomy, 0, from, to)
      space = roomy
      to = held()
      from = 0
    }
    space.set(bytes, to)
    to += bytes.length
  }

  async function more(): Promise<void> {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new MalformedForm('the form did not arrive whole', { cause })
    })
    if (done) throw new MalformedForm('the form ends in the middle')
    append(value)
  }

  const find = (mark: Buffer, looked: number) =>
    space.subarray(from, to).indexOf(mark, Math.max(0, looked - mark.length + 1))

  return {
    async take(length: number): Promise<string> {
      while (held() < length) await more()
      from += length
      return space.toString('latin1', from - length, from)
    },
    /** The text up to a marker, which is consumed. */
    async until(mark: Buffer, maxBytes: number): Promise<string> {
      let at = find(mark, 0)
      while (at < 0 && held() < maxBytes + mark.length) {
        const looked = held()
        await more()
        at = find(mark, looked)
      }
      if (at < 0 || at > maxBytes) throw new MalformedForm('a part of the form is too long', { fault: 'too large' })
      const text = space.toString('utf8', from, from + at)
      from += at + mark.length
      return text
    },
    /** The same for long content, streamed in pieces. */
    async *streamUntil(mark: Buffer): AsyncGenerator<Uint8Array> {
      for (let at = find(mark, 0); ; at = find(mark, 0)) {
        // Part of the marker may be at the end of the buffer.
        const sure = at < 0 ? held() - mark.length + 1 : at
        if (sure > 0) {
          // A copy, since the buffer is reused.
          const piece = Buffer.from(space.subarray(from, from + sure))
          from += sure
          yield piece
        }
        if (at >= 0) break
        await more()
      }
      from += mark.length
    },
  }
}

function partOf(headers: string): { name: string; isFile: boolean; fileName: string } {
  const line = headers.split('\r\n').find((one) => one.toLowerCase().startsWith('content-disposition:')) ?? ''
  const parameters = parametersOf(line)
  const name = parameters.get('name')
  if (name === undefined) throw new MalformedForm('a part of the form has no name')
  const isFile = parameters.has('filename') || parameters.has('filename*')
  return { name, isFile, fileName: parameters.get('filename') ?? '' }
}

/** Reads and discards the rest. */
export async function discardChunks(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next());
}

/** One field of a form. Consume it by one of the two methods before the next part; otherwise it is skipped. */
export type MultipartPart = {
  name: string
  isFile: boolean
  /** As the sender calls it; it may be anything. */
  fileName: string
  text: (maxBytes: number) => Promise<string>
  chunks: () => AsyncGenerator<Uint8Array>
}

/** The parts of a multipart form in order; none of them is buffered here. */
export async function* parseMultipart(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartPart> {
  const bytes = openBytes(body)
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const endOfHeaders = Buffer.from('\r\n\r\n')
  await bytes.until(mark, MAX_HEADER_BYTES)
  while ((await bytes.take(2)) === '\r\n') {
    const { name, isFile, fileName } = partOf(await bytes.until(endOfHeaders, MAX_HEADER_BYTES))
    let read = false
    const content = bytes.streamUntil(mark)
    yield {
      name,
      isFile,
      fileName,
      text(maxBytes) {
        read = true
        return bytes.until(mark, maxBytes)
      },
      chunks() {
        read = true
        return content
      },
    }
    if (!read) await discardChunks(content)
  }
}
