import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { FILE_FIELD } from '#domain/uploads/upload.ts'
import type { TestSite } from '#test/test-site.ts'

import { BRIEFS } from './brief-site.ts'

export const PDF = Buffer.from('%PDF-1.4\nof a bakery\n%%EOF\n')

export type Sent = { name?: string; bytes?: Uint8Array; field?: string }
type As = { cookie?: string; token?: string; address?: string }

const queryOf = ({ token }: As) => (token === undefined ? '' : `?${new URLSearchParams({ token })}`)

/** The calls for files of briefs, as somebody. */
export function briefFiles(site: TestSite) {
  return {
    add(id: unknown, files: Sent[], { cookie, address, ...as }: As) {
      const body = new FormData()
      for (const { name = 'plan.pdf', bytes = PDF, field = FILE_FIELD } of files) {
        body.append(field, new Blob([new Uint8Array(bytes)]), name)
      }
      const who = { ...(cookie && { cookie }), ...(address && { address }) }
      return site.send('POST', `${BRIEFS}/${String(id)}/files${queryOf(as)}`, { body, ...who })
    },
    async read(id: unknown, key: unknown, { cookie, ...as }: As): Promise<Response> {
      const url = `http://localhost:3000${BRIEFS}/${String(id)}/files/${String(key)}${queryOf(as)}`
      const request = new Request(url, { headers: cookie ? { cookie } : {} })
      return site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'test-request' })
    },
    remove: (id: unknown, key: unknown, { cookie, ...as }: As) =>
      site.send('DELETE', `${BRIEFS}/${String(id)}/files/${String(key)}${queryOf(as)}`, { ...(cookie && { cookie }) }),
    /** What lies on disk: files, and what is still coming in. */
    stored: (folder: 'files' | 'incoming') => {
      try {
        return readdirSync(join(site.dataDir, folder))
      } catch {
        return []
      }
    },
  }
}

export const filesIn = (body: Record<string, unknown>) =>
  (body['files'] ?? []) as { key: string; name: string; type: string; size: number }[]
