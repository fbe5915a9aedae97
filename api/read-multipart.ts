import { fail, ok, type Result } from '#domain/result.ts'
import type { IncomingForm } from '#use-cases/uploads/receive-upload.ts'

/** More is no form of ours. */
const MAX_FIELDS = 20
const MAX_TEXT = 8 * 1024

const BOUNDARY = /^multipart\/form-data\s*;.*\bboundary=(?:"(?<quoted>[^"]{1,70})"|(?<plain>[^\s;]{1,70}))/i

/** Also for a sender who goes away in the middle: that is no fault of ours. */
export class MalformedForm extends Error {}

/** What has come and was not read yet, and what is still to come. */
function bytesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  // The first boundary may stand at the very beginning: now it follows a line's end like all the others.
  let held = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new MalformedForm('the form did not arrive whole', { cause: error })
    })
    if (done) throw new MalformedForm('the form ends in the middle')
    held = Buffer.concat([held, value])
  }

  return {
    async take(length: number): Promise<string> {
      while (held.length < length) await more()
      const text = held.toString('latin1', 0, length)
      held = held.subarray(length)
      return text
    },
    /** The text up to a mark, which is skipped. */
    async until(mark: string): Promise<string> {
      let at = held.indexOf(mark)
      while (at < 0 && held.length < MAX_TEXT) {
        await more()
        at = held.indexOf(mark)
      }
      if (at < 0 || at > MAX_TEXT) throw new MalformedForm('a part of the form is too long')
      const text = held.toString('utf8', 0, at)
      held = held.subarray(at + mark.length)
      return text
    },
    /** The same for what may be long: piece by piece, as it comes. */
    async *streamUntil(mark: string): AsyncGenerator<Uint8Array> {
      for (let at = held.indexOf(mark); at < 0; at = held.indexOf(mark)) {
        // The mark may have come in part.
        const sure = held.length - mark.length + 1
        if (sure > 0) {
          yield held.subarray(0, sure)
          held = held.subarray(sure)
        }
        await more()
      }
      const end = held.indexOf(mark)
      if (end > 0) yield held.subarray(0, end)
      held = held.subarray(end + mark.length)
    },
  }
}

function partName(headers: string): { name: string; isFile: boolean } {
  const disposition = /^content-disposition:\s*form-data\s*;(?<rest>.*)$/im.exec(headers)?.groups?.['rest'] ?? ''
  const name = /(?:^|[\s;])name="(?<name>[^"]*)"/i.exec(disposition)?.groups?.['name']
  if (name === undefined) throw new MalformedForm('a part of the form has no name')
  return { name, isFile: /[\s;]filename\*?=/i.test(disposition) }
}

async function readParts(body: ReadableStream<Uint8Array>, boundary: string): Promise<IncomingForm> {
  const bytes = bytesOf(body)
  const mark = `\r\n--${boundary}`
  const fields: Record<string, string> = Object.create(null)
  await bytes.until(mark)
  for (let count = 0; count < MAX_FIELDS; count += 1) {
    if ((await bytes.take(2)) !== '\r\n') throw new MalformedForm('there is no file in the form')
    const { name, isFile } = partName(await bytes.until('\r\n\r\n'))
    if (isFile) return { fields, file: bytes.streamUntil(mark) }
    fields[name] = await bytes.until(mark)
  }
  throw new MalformedForm('the form has too many fields')
}

/** Reads a multipart form up to its file, which then comes in as a stream: none of it is gathered in memory. */
export async function readMultipart(request: Request): Promise<Result<IncomingForm>> {
  const { quoted, plain } = BOUNDARY.exec(request.headers.get('content-type') ?? '')?.groups ?? {}
  const boundary = quoted ?? plain
  if (!boundary) return fail('unsupported_type', 'send multipart/form-data')
  if (!request.body) return fail('validation_failed', 'the form is empty')
  try {
    return ok(await readParts(request.body, boundary))
  } catch (error) {
    if (error instanceof MalformedForm) return fail('validation_failed', error.message)
    throw error
  }
}
