import { Avatar } from '#app/ui/avatar.tsx'
import { Tick } from '#app/ui/tick.tsx'

/** The picture as it is, and a way to be without. */
export function PictureField({
  picture,
  name,
  shape,
  error,
}: {
  picture: string
  name: string
  shape: 'person' | 'workspace'
  error: string | undefined
}) {
  return (
    <fieldset className="flex items-center gap-5">
      <legend className="mb-2 font-semibold">Picture</legend>
      <Avatar src={picture} name={name} size="hero" shape={shape} />
      <input type="hidden" name="picture" value={picture} />
      {picture && <Tick id="edit-picture" name="removePicture" label="Remove the picture" error={error} />}
    </fieldset>
  )
}
