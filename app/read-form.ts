import { data } from 'react-router'

import {
  countFields,
  createFieldCheck,
  type FormFault,
  type FormFields,
  MalformedForm,
  maxFieldBytes,
} from '#domain/forms/form-fields.ts'
import { boundaryOf, mediaTypeOf, readParts, skip } from '#domain/forms/multipart.ts'
import { FORM } from '#domain/limits.ts'

/** Keeps a file as it comes in, and gives it back as something that is read from there. */
export type TakeFile = (chunks: AsyncIterable<Uint8Array>) => Promise<File>

/** What app/error-page.tsx says about a form that was refused. */
export type RefusedForm = { formFault: FormFault }

function tooLarge(): MalformedForm {
  return new MalformedForm('the form is too large', { fault: 'too large' })
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new MalformedForm('the form did not arrive whole', { cause })
    })
    if (done) return Buffer.concat(chunks).toString('utf8')
    bytes += value.length
    if (bytes > FORM.bytes) throw tooLarge()
    chunks.push(value)
  }
}

function countPairs(text: string): number {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count += 1
  return count
}

async function readUrlEncoded(body: ReadableStream<Uint8Array>, fields: FormFields): Promise<FormData> {
  const text = await readText(body)
  const form = new FormData()
  if (text === '') return form
  const check = createFieldCheck(fields)
  if (countPairs(text) > Math.max(1, countFields(fields))) {
    throw new MalformedForm('the form has too many fields', { fault: 'too many fields' })
  }
  for (const [name, value] of new URLSearchParams(text)) {
    if (check(name) === 'file') throw new MalformedForm('a file came as text')
    if (Buffer.byteLength(value) > maxFieldBytes(name)) throw tooLarge()
    form.append(name, value)
  }
  return form
}

/** What is left of a file that nobody keeps is read past, so that the fields after it are not lost. */
async function* bounded(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    yield chunk
  }
}

type Multipart = { body: ReadableStream<Uint8Array>; boundary: string; takeFile: TakeFile | undefined }

async function readMultipart(fields: FormFields, { body, boundary, takeFile }: Multipart): Promise<FormData> {
  const form = new FormData()
  const check = createFieldCheck(fields)
  let left: number = FORM.bytes
  for await (const part of readParts(body, boundary)) {
    const { name } = part
    if ((check(name) === 'file') !== part.isFile) throw new MalformedForm('a file came as text, or a text as a file')
    if (part.isFile) {
      const chunks = bounded(part.chunks(), takeFile ? FORM.tooLargeBytes : FORM.skippedBytes)
      if (takeFile) form.append(name, await takeFile(chunks))
      else await skip(chunks)
    } else {
      const text = await part.text(Math.min(left, maxFieldBytes(name)))
      left -= Buffer.byteLength(text)
      form.append(name, text)
    }
  }
  return form
}

/** To be thrown: a form that no page of ours sends is the sender's fault and not ours. */
export function refuseForm(error: unknown): unknown {
  if (!(error instanceof MalformedForm)) return error
  return data<RefusedForm>({ formFault: error.fault }, error.fault === 'too large' ? 413 : 400)
}

/**
 * R180: what a form sent, of the fields that it has. The one place where a page reads what came in: before anything
 * else sees it, names, numbers and sizes are bounded. A file is kept only where `takeFile` is given, which is for those
 * who may send one; otherwise it is read past.
 */
export async function readForm(request: Request, fields: FormFields, takeFile?: TakeFile): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? ''
  const { body } = request
  if (!body) return new FormData()
  try {
    const boundary = boundaryOf(contentType)
    if (boundary) return await readMultipart(fields, { body, boundary, takeFile })
    if (mediaTypeOf(contentType) === 'application/x-www-form-urlencoded') return await readUrlEncoded(body, fields)
    // A button without any fields may come without a word of what it is.
    if (contentType === '' && (await readText(body)) === '') return new FormData()
    throw new MalformedForm('this is no form')
  } catch (error) {
    throw refuseForm(error)
  }
}
