import { fail, ok, type Result } from '#domain/result.ts'
import { socialBrand, type SocialCard, socialCardVersion } from '#domain/social/social-image.ts'
import { parseOwnPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Wide enough for the largest picture on the card. */
const PICTURE_WIDTH = 640
/** The widest that every avatar is stored in. */
const AVATAR_WIDTH = 384

/** None for an address that is not ours. */
async function readOwn({ readPicture }: Pick<Deps, 'readPicture'>, address: string | null | undefined, width: number) {
  const picture = parseOwnPictureAddress(address)
  return picture && readPicture(picture.purpose, picture.key, width)
}

/** The card as a PNG, from the cache if it was rendered before; refused when the render queue is full. */
export async function drawSocialImage(
  { drawings, readPicture, site }: Pick<Deps, 'drawings' | 'readPicture' | 'site'>,
  card: SocialCard,
): Promise<Result<Buffer>> {
  const brand = socialBrand({ ...site, brandId: site.brand?.page.id })
  const drawn = await drawings.get({ name: card.path, version: socialCardVersion(card, brand) }, async () => {
    const [face, ...work] = await Promise.all([
      readOwn({ readPicture }, card.avatar?.picture, AVATAR_WIDTH),
      ...card.pictures.map((address) => readOwn({ readPicture }, address, PICTURE_WIDTH)),
    ])
    const pictures = work.filter((picture) => picture !== undefined)
    // What sets letters takes nine megabytes once it is loaded, so not before there is something to draw.
    const { drawSocialCard } = await import('#adapters/drawing/social-card/draw-social-card.ts')
    return drawSocialCard(card, { brand, pictures, face, look: site.brand?.social })
  })
  return drawn ? ok(drawn) : fail('too_many_requests', 'too many pictures are being drawn')
}
