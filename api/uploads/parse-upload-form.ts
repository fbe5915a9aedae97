import { MalformedForm } from '#domain/forms/form-fields.ts'
import { parseMultipartBoundary, parseMultipart } from '#domain/forms/multipart.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { IncomingForm } from '#use-cases/uploads/receive-upload.ts'

/** None of our forms has more. */
const MAX_FIELDS = 20
const MAX_TEXT = 8 * 1024

async function readUpToFile(body: ReadableStream<Uint8Array>, boundary: string): Promise<IncomingForm> {
  const fields: Record<string, string> = Object.create(null)
  const parts = parseMultipart(body, boundary)
  for (let count = 0; count < MAX_FIELDS; count += 1) {
    const { value: part } = await parts.next()
    if (!part) throw new MalformedForm('there is no file in the form')
    if (part.isFile) return { fields, file: part.chunks() }
    fields[part.name] = await part.text(MAX_TEXT)
  }
  throw new MalformedForm('the form has too many fields')
}

/** Reads a multipart form up to its file, which is then streamed: none of it is buffered in memory. */
export async function parseUploadForm(request: Request): Promise<Result<IncomingForm>> {
  const boundary = parseMultipartBoundary(request.headers.get('content-type') ?? '')
  if (!boundary) return fail('unsupported_type', 'send multipart/form-data')
  if (!request.body) return fail('validation_failed', 'the form is empty')
  try {
    return ok(await readUpToFile(request.body, boundary))
  } catch (error) {
    if (error instanceof MalformedForm) return fail('validation_failed', error.message)
    throw error
  }
}
