import { encodeSharedPicture as draw } from '#adapters/drawing/encode-shared-picture.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { PICTURE_VARIANTS, SHARED_PICTURE_FORMAT, sharedPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Grows with every change of how it is made. */
const DRAWN_AS = '1'

/** Somebody's picture as a JPEG for social networks, of whatever pixels the upload had. */
export async function renderSharedPicture(
  { drawings, readPicture }: Pick<Deps, 'drawings' | 'readPicture'>,
  key: string,
): Promise<Result<Buffer>> {
  const read = (width: number) => readPicture('avatar', key, width)
  // Older uploads were stored for pages alone.
  const picture = (await read(SHARED_PICTURE_FORMAT.width)) ?? (await read(Math.max(...PICTURE_VARIANTS.avatar.widths)))
  if (!picture) return fail('not_found', 'there is no such picture')
  const drawn = await drawings.get({ name: sharedPictureAddress(key), version: DRAWN_AS }, () => draw(picture))
  return drawn ? ok(drawn) : fail('too_many_requests', 'too many pictures are being drawn')
}
