import type { TemporaryFile } from '#adapters/uploads/temporary-files.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'
import { failField, ok, type Result } from '#domain/result.ts'
import { sanitizeFileName, shownFileName } from '#domain/uploads/file-name.ts'
import { sniffFileType } from '#domain/uploads/file-type.ts'
import type { Deps } from '#use-cases/deps.ts'

/** A file as it came: what its sender calls it, and where it waits. */
export type IncomingFile = { name: string; draft: TemporaryFile }

export type CheckedFile = Omit<BriefFile, 'key'> & { bytes: Uint8Array }

const MEGABYTES = BRIEF_FILE_LIMITS.maxBytes / 1024 / 1024

export function briefFileTooLarge(given: string) {
  const name = shownFileName(given)
  return failField('too_large', `a file may have ${BRIEF_FILE_LIMITS.maxBytes} bytes at most`, {
    field: 'file',
    code: 'brief_file_too_large',
    params: { name, megabytes: MEGABYTES },
    text: `“${name}” has more than ${MEGABYTES} MB. Make it smaller, or give a link to it.`,
  })
}

/** R343: judges a file by its bytes. A picture is re-encoded, a PDF stays as it is. */
export async function checkBriefFile(
  { uploadEncoder }: Pick<Deps, 'uploadEncoder'>,
  { name, draft }: IncomingFile,
): Promise<Result<CheckedFile>> {
  const source = await draft.read()
  if (source.length === 0) {
    const shown = shownFileName(name)
    return failField('validation_failed', 'a file is empty', {
      field: 'file',
      code: 'brief_file_empty',
      params: { name: shown },
      text: `“${shown}” is empty.`,
    })
  }
  const type = sniffFileType(source)
  if (!type) {
    const shown = shownFileName(name)
    return failField('unsupported_type', 'a file is no PDF, PNG, JPEG or WebP', {
      field: 'file',
      code: 'brief_file_type',
      params: { name: shown },
      text: `“${shown}” is no PDF, PNG, JPEG or WebP, or not whole.`,
    })
  }
  if (type === 'application/pdf')
    return ok({ name: sanitizeFileName(name, type), type, size: source.length, bytes: source })
  const encoded = await uploadEncoder.encode(source, { purpose: 'attachment' })
  if (!encoded.ok) return encoded
  const bytes = encoded.value[0]?.bytes ?? Buffer.alloc(0)
  return ok({ name: sanitizeFileName(name, 'image/webp'), type: 'image/webp', size: bytes.length, bytes })
}
