import type { ComponentType } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { type BriefAccess, briefFileAddress } from '#client/messages/brief-files.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'

import { fileSize } from './format.ts'

const KINDS = {
  'application/pdf': 'sending.files.pdf',
  'image/webp': 'sending.files.picture',
} as const satisfies Record<BriefFile['type'], string>

type Props = {
  files: BriefFile[]
  door: BriefAccess
  /** Whether nothing speaks against opening them. */
  linked?: boolean
  /** What can be done with a file. */
  Act?: ComponentType<{ file: BriefFile }>
}

/** R343: the files of a brief, to download. */
export function FileList({ files, door, linked = true, Act }: Props) {
  const t = useTexts()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('sending.files.label')} className="grid grid-cols-[minmax(0,1fr)] text-compact">
      {files.map((file) => (
        <li
          key={file.key}
          className={`flex items-center justify-between gap-4 ${Act ? 'border-t border-line py-2.5' : 'pb-2.5'}`}
        >
          <div className="min-w-0">
            {linked ? (
              <a href={briefFileAddress(door, file)} download className="touch-target wrap-anywhere">
                <bdi>{file.name}</bdi>
              </a>
            ) : (
              <bdi className="wrap-anywhere">{file.name}</bdi>
            )}
            <p className="text-small text-ink-soft">{t(KINDS[file.type], { size: fileSize(file.size) })}</p>
          </div>
          {Act && <Act file={file} />}
        </li>
      ))}
    </ul>
  )
}
