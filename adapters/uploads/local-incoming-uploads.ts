import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { UPLOAD_PATH } from '#domain/uploads/upload.ts'

import type { IncomingUploads, IssuedUpload } from './incoming-uploads.ts'
import { isFileMissing } from './local-picture-store.ts'

function sign(signingKey: string, { key, userId, contentType, size, expiresAt }: IssuedUpload): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([key, userId, contentType, size, expiresAt.toISOString()]))
    .digest('base64url')
}

function fieldsOf(ticket: IssuedUpload, signingKey: string): Record<string, string> {
  return {
    key: ticket.key,
    'Content-Type': ticket.contentType,
    size: String(ticket.size),
    expires: ticket.expiresAt.toISOString(),
    signature: sign(signingKey, ticket),
  }
}

function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The first key signs forms; signatures of the others are still accepted. */
export function openLocalIncomingUploads(
  directory: string,
  { keys }: { keys: [string, ...string[]] },
): IncomingUploads {
  const fileOf = (key: string) => join(directory, key)
  const draftOf = (key: string) => join(directory, `${key}.draft`)

  async function remove(key: string): Promise<void> {
    await Promise.all([fileOf(key), draftOf(key)].map((file) => rm(file, { force: true })))
  }

  return {
    kind: 'local',
    form: async (ticket) => ({ url: `${UPLOAD_PATH}/${ticket.key}`, fields: fieldsOf(ticket, keys[0]) }),
    isFormOf: (ticket, fields) =>
      keys.some((key) => Object.entries(fieldsOf(ticket, key)).every(([name, value]) => isSame(fields[name], value))),
    async write(key, chunks, maxBytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // One process at a time writes it; one that died may have left a part.
      const file = await open(draftOf(key), 'w', 0o600)
      let bytes = 0
      try {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > maxBytes) break
          await file.appendFile(chunk)
        }
      } catch (error) {
        bytes = Number.POSITIVE_INFINITY
        throw error
      } finally {
        await file.close()
        if (bytes > maxBytes) await rm(draftOf(key), { force: true })
      }
      if (bytes > maxBytes) return 'too_large'
      await rename(draftOf(key), fileOf(key))
      return 'written'
    },
    async read(key, maxBytes) {
      try {
        if ((await stat(fileOf(key))).size > maxBytes) return 'too_large'
        return await readFile(fileOf(key))
      } catch (error) {
        if (isFileMissing(error)) return undefined
        throw error
      }
    },
    remove,
  }
}
