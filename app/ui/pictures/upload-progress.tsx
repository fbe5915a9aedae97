import { useId } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'

/** Upload progress; indeterminate once everything is sent and the server processes the picture. */
export function UploadProgress({ share }: { share: number }) {
  const t = useTexts()
  const id = useId()
  const sent = share >= 1
  return (
    <div className="grid max-w-72 gap-1.5 text-small font-semibold">
      <label htmlFor={id}>
        {sent ? t('forms.picture.processing') : t('forms.picture.uploading', { percent: Math.round(share * 100) })}
      </label>
      <progress id={id} max={1} value={sent ? undefined : share} className="h-2 w-full accent-accent" />
    </div>
  )
}
