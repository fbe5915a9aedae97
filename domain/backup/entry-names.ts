import { type PicturePurpose, storedPictureWidths } from '#domain/uploads/picture.ts'

import { BACKUP_DIGEST_ENTRY, BACKUP_HEAD_ENTRY, BACKUP_MANIFEST_ENTRY, OPERATOR_TEXT_FILES } from './backup-format.ts'

export type BackupEntryKind =
  | { kind: 'head' | 'manifest' | 'digest' | 'jobs' }
  | { kind: 'table'; table: string }
  | { kind: 'text'; name: (typeof OPERATOR_TEXT_FILES)[number] }
  | { kind: 'file'; key: string }
  | { kind: 'brand'; name: string }
  | { kind: 'picture'; purpose: PicturePurpose; key: string; width: number }

const TABLE = /^tables\/(?<table>\w{1,63})\/\d{6}\.copy$/
const PICTURE = /^pictures\/(?<purpose>avatar|thumbnail)\/(?<key>[\w-]{1,80})\/(?<width>\d{1,4})\.webp$/
const FILE = /^files\/(?<key>[\w-]{1,80})$/
/** R483: a plain name, no longer than the name of an entry may be. */
export const BRAND_FILE_PATTERN = /^[a-z0-9][a-z0-9._-]{0,92}$/i
const BRAND = 'brand/'
const JOBS = /^jobs\/\d{6}\.jsonl$/

const numbered = (at: number) => String(at).padStart(6, '0')

export const tableEntryName = (table: string, at: number) => `tables/${table}/${numbered(at)}.copy`
export const jobsEntryName = (at: number) => `jobs/${numbered(at)}.jsonl`
export const fileEntryName = (key: string) => `files/${key}`
export const brandEntryName = (name: string) => `${BRAND}${name}`
export const textEntryName = (name: string) => `texts/${name}`
export const pictureEntryName = (purpose: PicturePurpose, key: string, width: number) =>
  `pictures/${purpose}/${key}/${width}.webp`

const FIXED: Record<string, BackupEntryKind> = {
  [BACKUP_HEAD_ENTRY]: { kind: 'head' },
  [BACKUP_MANIFEST_ENTRY]: { kind: 'manifest' },
  [BACKUP_DIGEST_ENTRY]: { kind: 'digest' },
  ...Object.fromEntries(
    OPERATOR_TEXT_FILES.map((name) => [textEntryName(name), { kind: 'text', name } satisfies BackupEntryKind]),
  ),
}

/** What an entry is; undefined for a name that we do not write. No name leads out of the folder that it belongs to. */
export function parseBackupEntryName(name: string): BackupEntryKind | undefined {
  const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : undefined
  if (fixed) return fixed
  if (JOBS.test(name)) return { kind: 'jobs' }
  const { table } = TABLE.exec(name)?.groups ?? {}
  if (table) return { kind: 'table', table }
  const file = FILE.exec(name)?.groups?.['key']
  if (file) return { kind: 'file', key: file }
  const ofBrand = name.startsWith(BRAND) ? name.slice(BRAND.length) : ''
  if (BRAND_FILE_PATTERN.test(ofBrand)) return { kind: 'brand', name: ofBrand }
  const { purpose, key, width } = (PICTURE.exec(name)?.groups ?? {}) as { [part: string]: string | undefined }
  if (!key || (purpose !== 'avatar' && purpose !== 'thumbnail')) return undefined
  return storedPictureWidths(purpose).includes(Number(width))
    ? { kind: 'picture', purpose, key, width: Number(width) }
    : undefined
}
