import type { ComponentType } from 'react'

import { type BriefDoor, briefFileAddress } from '#client/messages/brief-files.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'

import { fileSize } from './format.ts'

const KINDS: Record<BriefFile['type'], string> = { 'application/pdf': 'PDF', 'image/webp': 'Picture' }

type Props = {
  files: BriefFile[]
  door: BriefDoor
  /** Whether nothing speaks against opening them. */
  linked?: boolean
  /** What can be done with a file. */
  Act?: ComponentType<{ file: BriefFile }>
}

/** R343: the files of a brief, to download. */
export function FileList({ files, door, linked = true, Act }: Props) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] text-compact">
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
            <p className="text-small text-ink-soft">
              {KINDS[file.type]}, {fileSize(file.size)}
            </p>
          </div>
          {Act && <Act file={file} />}
        </li>
      ))}
    </ul>
  )
}
