import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { issueText } from '#client/issue-texts.ts'
import { pictureFileProblem, PICTURE_FIELDS, pictureDimensionsProblem } from '#client/uploads/uploads.ts'
import type { Problem } from '#domain/issue.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { centredCrop, type Crop } from '#domain/uploads/picture-crop.ts'
import { PICTURE_TYPES } from '#domain/uploads/upload.ts'

import { Avatar } from './avatar.tsx'
import { CropStage } from './crop-stage.tsx'
import { PORTRAIT_RATIO } from './move-crop.ts'
import { UploadProgress } from './upload-progress.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import { useUploadBeforeSubmit } from './use-upload-before-submit.ts'

type Chosen = { file: File; picture: ImageBitmap }

type Props = {
  /** The id of the file input, for links to it. */
  id: string
  /** The address of the current picture. */
  current: string | null
  shape: 'person' | 'workspace'
  /** The name of the person or workspace, for the initials when there is no picture. */
  name: string
  /** The server's error about the picture from the last submit. */
  error?: string | undefined
  /** Called with the uploaded picture's address, or '' when it was removed; the form is not saved yet. */
  onDone?: ((url: string) => void) | undefined
}

const LIMITS = { side: UPLOAD_LIMITS.minPortraitSide, megabytes: UPLOAD_LIMITS.maxBytes / 1024 / 1024 }

const never = () => () => {}

function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

async function open(file: File, t: PageTexts): Promise<Chosen | string> {
  const say = (problem: Problem) => issueText(problem, t) ?? t('issues.invalid')
  const problem = await pictureFileProblem(file)
  if (problem) return say(problem)
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return t('forms.picture.unreadable')
  const wrongSize = await pictureDimensionsProblem(file, picture)
  if (wrongSize) {
    picture.close()
    return say(wrongSize)
  }
  return { file, picture }
}

/**
 * Chooses, crops and uploads a profile picture, and adds the hidden field `picture` to its form. Without JavaScript it is
 * a file input: the form then needs `multipart/form-data`, and its action `uploadPostedPicture`.
 */
export function PictureCrop({ id, current, shape, name, error, onDone }: Props) {
  const t = useTexts()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(current ?? '')
  const [chosen, setChosen] = useState<Chosen>()
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, size: 1 })
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState('')
  const { sending, send, cancel } = usePictureUpload(finish)
  const busy = sending.step === 'sending'
  // The server's error was about the previous picture.
  const wrong = problem ?? (chosen || news ? undefined : error)

  function finish(url: string) {
    // At once: the form may be sent as soon as the picture is there.
    flushSync(() => {
      setAddress(url)
      setNews(t('forms.picture.uploaded'))
      close()
    })
    onDone?.(url)
  }

  useUploadBeforeSubmit(
    input,
    chosen &&
      (() => {
        setNews(t('forms.picture.uploadFirst'))
        return send(chosen.file, crop)
      }),
  )

  function close() {
    chosen?.picture.close()
    setChosen(undefined)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  async function choose(file: File | undefined) {
    if (!file) return
    cancel()
    setNews('')
    const opened = await open(file, t)
    chosen?.picture.close()
    if (typeof opened === 'string') {
      setProblem(opened)
      setChosen(undefined)
      return
    }
    setProblem(undefined)
    setChosen(opened)
    setCrop(centredCrop(opened.picture, PORTRAIT_RATIO))
  }

  // The visitor may have chosen a file before hydration.
  useEffect(() => {
    void choose(input.current?.files?.[0])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  function onDrop(event: DragEvent) {
    event.preventDefault()
    void choose(event.dataTransfer.files[0])
  }

  function removePicture() {
    setAddress('')
    setProblem(undefined)
    setNews(t('forms.picture.removed'))
    onDone?.('')
    input.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way to choose
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <legend className="mb-1.5 font-semibold">{t('forms.picture.label')}</legend>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar src={address || null} name={name} shape={shape} size="hero" />
        <div className="grid min-w-0 flex-1 gap-2">
          <label htmlFor={id} className="text-compact font-semibold">
            {address ? t('forms.picture.chooseAnother') : t('forms.picture.choose')}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            // After hydration the file is uploaded separately, not with the form.
            name={hydrated ? undefined : PICTURE_FIELDS.file}
            accept={PICTURE_TYPES.join(',')}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-problem` : ''}`}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
            className="max-w-full min-w-0 text-small text-ink-soft file:mr-3 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-line-strong file:bg-transparent file:px-4 file:py-2 file:text-compact max-md:file:min-h-11 file:font-semibold file:text-ink"
          />
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hydrated ? t('forms.picture.hintDrop', LIMITS) : t('forms.picture.hint', LIMITS)}
          </p>
        </div>
      </div>
      <input type="hidden" name={PICTURE_FIELDS.address} value={address} />
      {/* Marks the form as unsaved for the question before leaving; it is never sent, since the upload comes first. */}
      {chosen && <input type="hidden" name={PICTURE_FIELDS.address} value={chosen.file.name} />}
      {!hydrated && current && (
        <label className="flex items-center gap-2 text-compact">
          <input type="checkbox" name={PICTURE_FIELDS.address} value="" /> {t('forms.picture.remove')}
        </label>
      )}
      {wrong && (
        <div id={`${id}-problem`}>
          <Notice tone="bad">{wrong}</Notice>
        </div>
      )}
      {chosen && (
        <CropStage key={chosen.file.name} picture={chosen.picture} crop={crop} onCrop={setCrop} shape={shape} />
      )}
      {chosen && sending.step === 'failed' && (
        <Notice tone="bad">{t('forms.picture.failed', { problem: sending.problem })}</Notice>
      )}
      {sending.step === 'sending' && <UploadProgress share={sending.share} />}
      {hydrated && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {chosen && !busy && (
            <Button type="button" onClick={() => void send(chosen.file, crop)}>
              {sending.step === 'failed' ? t('forms.picture.again') : t('forms.picture.use')}
            </Button>
          )}
          {chosen && (
            <Button
              type="button"
              variant="quiet"
              onClick={() => {
                cancel()
                if (!busy) close()
              }}
            >
              {busy ? t('forms.picture.cancelUpload') : t('forms.picture.cancel')}
            </Button>
          )}
          {!chosen && address && (
            <Button type="button" variant="quiet" onClick={removePicture}>
              {t('forms.picture.remove')}
            </Button>
          )}
        </div>
      )}
      <output className="block text-small font-semibold text-good">{news}</output>
    </fieldset>
  )
}
