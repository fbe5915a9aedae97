import { useTexts } from '#app/shell/use-texts.ts'
import { FileList } from '#app/ui/file-list.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { errorAriaProps, Labelled } from '#app/ui/forms/labelled.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BriefAccess } from '#client/messages/brief-files.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'

import { ACCEPTED_FILE_TYPES, type FilesDone, BRIEF_FILES_ID } from './act-on-brief.ts'

function RemoveFile({ file }: { file: BriefFile }) {
  const t = useTexts()
  return (
    <form method="post" action={`#${BRIEF_FILES_ID}`}>
      <input type="hidden" name="act" value="remove-file" />
      <input type="hidden" name="key" value={file.key} />
      <Button variant="quiet" aria-label={t('brief.files.removeOne', { name: file.name })}>
        {t('brief.files.remove')}
      </Button>
    </form>
  )
}

function AddFiles({ left, error }: { left: number; error: string | undefined }) {
  const t = useTexts()
  const hint = t('brief.files.hint', {
    left,
    isFirst: left < BRIEF_FILE_LIMITS.count ? 'no' : 'yes',
    megabytes: BRIEF_FILE_LIMITS.maxBytes / 1024 / 1024,
    minutes: BRIEF_FILE_LIMITS.quietMinutes,
  })
  return (
    <form method="post" action={`#${BRIEF_FILES_ID}`} encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="act" value="add-files" />
      <Labelled id="file" label={t('brief.files.add')} hint={hint} error={error}>
        <input
          id="file"
          name="file"
          type="file"
          multiple={left > 1}
          required
          accept={ACCEPTED_FILE_TYPES}
          {...errorAriaProps('file', { hint, error })}
          className="min-h-11 w-full rounded-field border border-line-strong bg-surface p-2 text-compact file:mr-3 file:cursor-pointer file:rounded-pill file:border-0 file:bg-sunken file:px-4 file:py-2 file:font-semibold file:text-ink"
        />
      </Labelled>
      <div>
        <Button variant="quiet">{t('brief.files.button')}</Button>
      </div>
    </form>
  )
}

/** What became of the last form: done, or why not. */
export type FilesAnswer = { done: FilesDone | undefined; problem: string | undefined }

type Props = {
  files: BriefFile[]
  door: BriefAccess
  answer: FilesAnswer
  /** R663: a brief that is withdrawn takes no more files. */
  closed: boolean
}

/** R343: the client's files of a brief that was sent: those that are there, and room for more. */
export function BriefFiles({ files, door, answer: { done, problem }, closed }: Props) {
  const t = useTexts()
  const left = closed ? 0 : BRIEF_FILE_LIMITS.count - files.length
  if (closed && files.length === 0) return null
  return (
    <section
      id={BRIEF_FILES_ID}
      aria-labelledby="files-title"
      className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h2 id="files-title" className="text-large">
        {t('brief.files.title')}
      </h2>
      {done && !problem && (
        <Notice tone="good">
          {done === 'added'
            ? t('brief.files.done.added', { minutes: BRIEF_FILE_LIMITS.quietMinutes })
            : t('brief.files.done.removed')}
        </Notice>
      )}
      <FileList files={files} door={door} Act={RemoveFile} />
      {left > 0 && <AddFiles left={left} error={problem} />}
    </section>
  )
}
