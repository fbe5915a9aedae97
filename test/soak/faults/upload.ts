import type { UploadTicket } from '#domain/uploads/upload.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { TICKET_QUERY, uploadForm } from '#test/upload-client.ts'

/** Browsers would wait longer for a bucket that is away; finishing is what we are asked for. */
const SENDING_MS = 1000

const jpeg = makeJpeg({ width: 200, height: 200 })

async function sendFile({ url, method, fields }: UploadTicket): Promise<boolean> {
  const body = uploadForm(fields, await jpeg)
  return fetch(url, { method, body, signal: AbortSignal.timeout(SENDING_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Somebody's new picture, as their browser sends it; the answer to its last step, and the picture's address. */
export async function upload(
  origin: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<{ answer: Response; picture: string }> {
  const issued = await fetch(`${origin}/user/signedUpload?${new URLSearchParams(TICKET_QUERY)}`, { headers, signal })
  if (!issued.ok) return { answer: issued, picture: '' }
  const ticket = (await issued.json()) as UploadTicket
  const finish = () =>
    fetch(`${origin}/v1/marketplace/uploads/${ticket.key}/finish`, { method: 'POST', headers, signal })
  const isSent = await sendFile(ticket)
  let answer = await finish()
  // The bucket was away from the browser, and is back by now.
  if (answer.status === 400 && !isSent && (await sendFile(ticket))) answer = await finish()
  return { answer, picture: ticket.publicUrl }
}
