import { FileList } from '#app/ui/file-list.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { describedBy, Labelled } from '#app/ui/forms/labelled.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BriefDoor } from '#client/messages/brief-files.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'
import { plural } from '#domain/text/plural.ts'

import { ACCEPTED, FILES_ID } from './act-on-brief.ts'

function RemoveFile({ file }: { file: BriefFile }) {
  return (
    <form method="post" action={`#${FILES_ID}`}>
      <input type="hidden" name="act" value="remove-file" />
      <input type="hidden" name="key" value={file.key} />
      <Button variant="quiet" aria-label={`Remove ${file.name}`}>
        Remove
      </Button>
    </form>
  )
}

function AddFiles({ left, error }: { left: number; error: string | undefined }) {
  const hint = `PDF, PNG, JPEG or WebP: ${plural(left, left < BRIEF_FILE_LIMITS.count ? 'more file' : 'file')} at most, of up to ${BRIEF_FILE_LIMITS.maxBytes / 1024 / 1024} MB each. The experts who have this brief are told by one mail, ${BRIEF_FILE_LIMITS.quietMinutes} minutes after the last file; nobody else can open the files.`
  return (
    <form method="post" action={`#${FILES_ID}`} encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="act" value="add-files" />
      <Labelled id="file" label="Add files" hint={hint} error={error}>
        <input
          id="file"
          name="file"
          type="file"
          multiple={left > 1}
          required
          accept={ACCEPTED}
          {...describedBy('file', { hint, error })}
          className="min-h-11 w-full rounded-field border border-line-strong bg-surface p-2 text-compact file:mr-3 file:cursor-pointer file:rounded-pill file:border-0 file:bg-sunken file:px-4 file:py-2 file:font-semibold file:text-ink"
        />
      </Labelled>
      <div>
        <Button variant="quiet">Add to the brief</Button>
      </div>
    </form>
  )
}

/** What became of the last form: done, or why not. */
export type FilesAnswer = { done: string | undefined; problem: string | undefined }

type Props = {
  files: BriefFile[]
  door: BriefDoor
  answer: FilesAnswer
  /** R663: a brief that is withdrawn takes no more files. */
  closed: boolean
}

/** R343: the client's files of a brief that was sent: those that are there, and room for more. */
export function BriefFiles({ files, door, answer: { done, problem }, closed }: Props) {
  const left = closed ? 0 : BRIEF_FILE_LIMITS.count - files.length
  if (closed && files.length === 0) return null
  return (
    <section id={FILES_ID} aria-labelledby="files-title" className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="files-title" className="text-large">
        Files
      </h2>
      {done && !problem && <Notice tone="good">{done}</Notice>}
      <FileList files={files} door={door} Act={RemoveFile} />
      {left > 0 && <AddFiles left={left} error={problem} />}
    </section>
  )
}
