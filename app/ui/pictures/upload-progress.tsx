import { useId } from 'react'

/** Upload progress; indeterminate once everything is sent and the server processes the picture. */
export function UploadProgress({ share }: { share: number }) {
  const id = useId()
  const sent = share >= 1
  return (
    <div className="grid max-w-72 gap-1.5 text-small font-semibold">
      <label htmlFor={id}>{sent ? 'Making the picture…' : `Uploading, ${Math.round(share * 100)} percent`}</label>
      <progress id={id} max={1} value={sent ? undefined : share} className="h-2 w-full accent-accent" />
    </div>
  )
}
