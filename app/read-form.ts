import { data } from 'react-router'

import {
  maxFormValues,
  createFieldCheck,
  type FormFault,
  type FormFields,
  MalformedForm,
  maxFormFieldBytes,
} from '#domain/forms/form-fields.ts'
import { parseMultipartBoundary, parseMediaType, parseMultipart, discardChunks } from '#domain/forms/multipart.ts'
import { readBoundedText } from '#domain/forms/read-bounded-text.ts'
import { FORM_LIMITS } from '#domain/limits.ts'

/** Stores the chunks of an uploaded file and returns a File that reads from the stored copy. */
export type TakeFile = (chunks: AsyncIterable<Uint8Array>, name: string) => Promise<File>

/** The error data of a refused form; app/error-page.tsx turns it into a message. */
export type RefusedForm = { formFault: FormFault }

function tooLarge(): MalformedForm {
  return new MalformedForm('the form is too large', { fault: 'too large' })
}

function brokenOff(cause: unknown): MalformedForm {
  return new MalformedForm('the form did not arrive whole', { cause })
}

function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  return readBoundedText(body, { maxBytes: FORM_LIMITS.bytes, tooLarge, brokenOff })
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
  if (countPairs(text) > Math.max(1, maxFormValues(fields))) {
    throw new MalformedForm('the form has too many fields', { fault: 'too many fields' })
  }
  for (const [name, value] of new URLSearchParams(text)) {
    if (check(name) === 'file') throw new MalformedForm('a file came as text')
    if (Buffer.byteLength(value) > maxFormFieldBytes(name)) throw tooLarge()
    form.append(name, value)
  }
  return form
}

/** Limits a file's bytes. A skipped file is still read to its end, so that the fields after it arrive. */
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
  let left: number = FORM_LIMITS.bytes
  for await (const part of parseMultipart(body, boundary)) {
    const { name } = part
    if ((check(name) === 'file') !== part.isFile) throw new MalformedForm('a file came as text, or a text as a file')
    if (part.isFile) {
      const chunks = bounded(part.chunks(), takeFile ? FORM_LIMITS.tooLargeBytes : FORM_LIMITS.skippedBytes)
      if (takeFile) form.append(name, await takeFile(chunks, part.fileName))
      else await discardChunks(chunks)
    } else {
      const text = await part.text(Math.min(left, maxFormFieldBytes(name)))
      left -= Buffer.byteLength(text)
      form.append(name, text)
    }
  }
  return form
}

/** R681: what these hold is never kept: passwords, codes, and the key of a second step. */
const SECRET_FIELD = /password|^(?:account-)?(?:code|recovery)$|^setup$/i

/** Too short to be a secret, and found in any text. */
const SHORTEST_SECRET = 4

const secrets = new WeakMap<Request, string[]>()

/** The secrets in the form that this request has brought. */
export const typedSecrets = (request: Request): string[] => secrets.get(request) ?? []

/** Returns what to throw: a malformed form is a client error (400 or 413), anything else is passed on. */
export function malformedFormResponse(error: unknown): unknown {
  if (!(error instanceof MalformedForm)) return error
  return data<RefusedForm>({ formFault: error.fault }, error.fault === 'too large' ? 413 : 400)
}

async function parseForm(request: Request, fields: FormFields, takeFile?: TakeFile): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? ''
  const { body } = request
  if (!body) return new FormData()
  try {
    const boundary = parseMultipartBoundary(contentType)
    if (boundary) return await readMultipart(fields, { body, boundary, takeFile })
    if (parseMediaType(contentType) === 'application/x-www-form-urlencoded') return await readUrlEncoded(body, fields)
    // A form without fields may arrive without a content type.
    if (contentType === '' && (await readText(body)) === '') return new FormData()
    throw new MalformedForm('this is no form')
  } catch (error) {
    throw malformedFormResponse(error)
  }
}

/**
 * R180: parses a form by its declared fields. The only place where a page reads a request body; it limits names, counts
 * and sizes before anything else sees them. A file is stored only by `takeFile`, which the caller passes for senders who
 * may upload; otherwise it is skipped.
 */
export async function parseRequestForm(request: Request, fields: FormFields, takeFile?: TakeFile): Promise<FormData> {
  const form = await parseForm(request, fields, takeFile)
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.length >= SHORTEST_SECRET && SECRET_FIELD.test(name) ? [value] : [],
  )
  if (typed.length > 0) secrets.set(request, typed)
  return form
}
