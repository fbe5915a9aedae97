import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { BriefFileType } from '#domain/messages/brief/brief-file.ts'

const ENDINGS: Record<BriefFileType, string> = { 'application/pdf': '.pdf', 'image/webp': '.webp' }

/** Controls, what turns the direction of text or cannot be seen, and signs that file systems keep for themselves. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*/\\%]/gu

const LONGEST_ENDING = 5

const visible = (text: string) => text.replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim()

/** The name without its folder, as its stem and its ending, which may be empty; each one line without surprises. */
function partsOf(given: string): { stem: string; ending: string } {
  const name = given.toWellFormed().normalize('NFC')
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const dot = base.lastIndexOf('.')
  const end = dot > 0 && base.length - dot - 1 <= LONGEST_ENDING ? dot : base.length
  // A dot at the start would hide it.
  return { stem: visible(base.slice(0, end)).replace(/^[. ]+/u, ''), ending: visible(base.slice(end)) }
}

const MAX_QUOTED = 60

/** R702: the sender's name for a file in a sentence about it, at most 60 characters, which keep its ending. */
export function shownFileName(given: string): string {
  const { stem, ending } = partsOf(given)
  const letters = [...(stem || 'file')]
  const room = MAX_QUOTED - [...ending].length
  const short =
    letters.length > room
      ? `${letters
          .slice(0, room - 1)
          .join('')
          .trim()}…`
      : letters.join('')
  return short + ending
}

/** R343: a sender's name for a file, as one line without surprises; its ending says what the file is. */
export function sanitizeFileName(given: string, type: BriefFileType): string {
  const ending = ENDINGS[type]
  const stem = [...partsOf(given).stem]
    .slice(0, BRIEF_FILE_LIMITS.name - ending.length)
    .join('')
    .trim()
  return (stem || 'file') + ending
}

/** For a download: the name as it is, and in plain letters for what cannot read that. */
export function contentDispositionHeader(name: string): string {
  const plain = name.replace(/[^\w. -]/gu, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
