import type { Client } from '#client/client.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'
import { FILE_FIELD } from '#domain/uploads/upload.ts'

/** What leads to a brief's files: its id, and for a guest the token of their link. */
export type BriefAccess = { id: string; token?: string | undefined }

const FILES = '/v1/marketplace/briefs/{id}/files'

function inputOf({ id, token }: BriefAccess) {
  return { params: { id }, query: token === undefined ? {} : { token } }
}

/** R343: all of them or none. */
export async function addBriefFiles(client: Client, door: BriefAccess, files: File[]): Promise<void> {
  const form = new FormData()
  for (const file of files) form.append(FILE_FIELD, file)
  await client.postForm(FILES, { ...inputOf(door), form })
}

export async function removeBriefFile(client: Client, { key, ...door }: BriefAccess & { key: string }): Promise<void> {
  const { query } = inputOf(door)
  await client.delete(`${FILES}/{key}`, { params: { id: door.id, key }, query })
}

/** Where a browser downloads a file: the API asks who reads. */
export function briefFileAddress({ id, token }: BriefAccess, { key }: Pick<BriefFile, 'key'>): string {
  const address = `/v1/marketplace/briefs/${encodeURIComponent(id)}/files/${encodeURIComponent(key)}`
  return token === undefined ? address : `${address}?${new URLSearchParams({ token })}`
}
