import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { FILE_FIELD, type UploadTicket } from '#domain/uploads/upload.ts'

import type { TestSite } from './test-site.ts'

type Query = Record<string, string>

export const TICKET_QUERY = { fileName: 'me.jpg', contentType: 'image/jpeg', size: '100000', purpose: 'avatar' }

/** The form that a browser would send. */
export function uploadForm(fields: Record<string, string>, file: Uint8Array): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(FILE_FIELD, new Blob([new Uint8Array(file)]), 'me.png')
  return form
}

/** The steps of an upload, one by one, as somebody with this cookie. */
export function uploadClient(site: TestSite, cookie: string) {
  const ask = (changes: Query = {}) =>
    site.send('GET', `/user/signedUpload?${new URLSearchParams({ ...TICKET_QUERY, ...changes })}`, { cookie })
  const issue = async (changes: Query = {}) => (await ask(changes)).body as UploadTicket
  const post = (ticket: UploadTicket, file: Uint8Array, fields: Query = {}) =>
    site.send('POST', new URL(ticket.url).pathname, {
      cookie,
      body: uploadForm({ ...ticket.fields, ...fields }, file),
    })
  return {
    ask,
    issue,
    post,
    async send(file: Uint8Array, changes: Query = {}) {
      const ticket = await issue(changes)
      return { ticket, answer: await post(ticket, file) }
    },
    finish: (key: string) => site.send('POST', `/v1/marketplace/uploads/${key}/finish`, { cookie }),
  }
}

/** Files on disk under this key, uploaded or finished. */
export function filesOfUpload({ dataDir }: Pick<TestSite, 'dataDir'>, key: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((name) => name.includes(key))
    .sort()
}
