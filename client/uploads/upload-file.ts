import { toApiFailure } from '#client/api-failure.ts'
import { withBasePath } from '#client/base-path.ts'
import type { Client } from '#client/client.ts'
import { FILE_FIELD, UPLOAD_PATH, type UploadTicket } from '#domain/uploads/upload.ts'

export type UploadOptions = {
  /** From 0 to 1; browsers only. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

function formOf({ fields }: UploadTicket, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Buckets require the fields before the file.
  form.append(FILE_FIELD, file)
  return form
}

/** Only XMLHttpRequest reports upload progress. */
function sendByXhr(
  { url, method }: UploadTicket,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    xhr.addEventListener('load', () => {
      const body = xhr.status === 204 ? null : xhr.responseText
      resolve(new Response(body, { status: xhr.status }))
    })
    xhr.addEventListener('error', () => reject(new TypeError('The file could not be sent.')))
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    if (signal?.aborted) xhr.abort()
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}

/** Uploads a file to the ticket's address: our own server or a bucket. */
export async function uploadFile(
  client: Client,
  { ticket, file, ...sending }: { ticket: UploadTicket; file: Blob } & UploadOptions,
): Promise<void> {
  const form = formOf(ticket, file)
  const ours = `${UPLOAD_PATH}/${ticket.key}`
  if (typeof XMLHttpRequest === 'undefined' && new URL(ticket.url).pathname === withBasePath(ours)) {
    await client.postForm('/user/upload/{key}', { params: { key: ticket.key }, form })
    return
  }
  const response =
    typeof XMLHttpRequest === 'undefined'
      ? await fetch(ticket.url, { method: ticket.method, body: form })
      : await sendByXhr(ticket, form, sending)
  if (!response.ok) throw await toApiFailure(response)
}
