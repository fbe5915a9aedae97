import { BRIEF_FILE } from '#domain/limits.ts'
import type { BriefFileType } from '#domain/messages/brief/brief-file.ts'

const ENDINGS: Record<BriefFileType, string> = { 'application/pdf': '.pdf', 'image/webp': '.webp' }

/** Controls, what turns the direction of text or cannot be seen, and signs that file systems keep for themselves. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*/\\%]/gu

const LONGEST_ENDING = 5

/** The name without its folder and its ending. */
function stemOf(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const dot = base.lastIndexOf('.')
  return dot > 0 && base.length - dot - 1 <= LONGEST_ENDING ? base.slice(0, dot) : base
}

/** R343: a sender's name for a file, as one line without surprises; its ending says what the file is. */
export function fileNameOf(given: string, type: BriefFileType): string {
  const ending = ENDINGS[type]
  const fit = stemOf(given.toWellFormed().normalize('NFC')).replace(UNFIT, ' ').replace(/\s+/gu, ' ')
  // A dot at the start would hide it.
  const visible = fit.trim().replace(/^[. ]+/u, '')
  const stem = [...visible]
    .slice(0, BRIEF_FILE.name - ending.length)
    .join('')
    .trim()
  return (stem || 'file') + ending
}

/** For a download: the name as it is, and in plain letters for what cannot read that. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\w. -]/gu, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
