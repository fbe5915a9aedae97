import { MalformedForm } from '#domain/forms/form-fields.ts'
import { parseMultipartBoundary, parseMultipart } from '#domain/forms/multipart.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import { FILE_FIELD } from '#domain/uploads/upload.ts'
import type { Deps } from '#use-cases/deps.ts'
import { type IncomingFile, briefFileTooLarge } from '#use-cases/messages/brief-files/check-brief-file.ts'

const tooMany = (most: number) =>
  failField('validation_failed', 'there are too many files', {
    field: 'file',
    code: 'too_many_files',
    params: { left: most },
    text: most === 1 ? 'Only one more file fits.' : `At most ${most} more files fit.`,
  })

type Reading = { body: ReadableStream<Uint8Array>; boundary: string; most: number; taken: IncomingFile[] }

async function readInto({ drafts }: Pick<Deps, 'drafts'>, reading: Reading): Promise<Result<IncomingFile[]>> {
  const { body, boundary, most, taken } = reading
  for await (const part of parseMultipart(body, boundary)) {
    if (!part.isFile || part.name !== FILE_FIELD) throw new MalformedForm('the form has a field that is not known')
    if (taken.length === most) return tooMany(most)
    const draft = await drafts.take(part.chunks(), BRIEF_FILE_LIMITS.maxBytes)
    if (draft === 'too_large') return briefFileTooLarge(part.fileName)
    taken.push({ name: part.fileName, draft })
  }
  return ok(taken)
}

/** The files of a multipart form, on disk; none of them is left where the form is refused. */
export async function receiveMultipartFiles(
  deps: Pick<Deps, 'drafts'>,
  { headers, body }: Request,
  most: number,
): Promise<Result<IncomingFile[]>> {
  const boundary = parseMultipartBoundary(headers.get('content-type') ?? '')
  if (!boundary) return fail('unsupported_type', 'send multipart/form-data')
  if (!body) return fail('validation_failed', 'the form is empty')
  const taken: IncomingFile[] = []
  let kept = false
  try {
    const read = await readInto(deps, { body, boundary, most, taken })
    kept = read.ok
    return read
  } finally {
    if (!kept) await Promise.all(taken.map(({ draft }) => draft.remove()))
  }
}
