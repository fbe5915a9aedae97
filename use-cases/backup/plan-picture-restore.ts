import { randomUUID } from 'node:crypto'

import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { insertUpload } from '#db/queries/uploads/uploads.ts'
import { MEDIA_PATH, parseOwnPictureAddress, pictureAddress } from '#domain/uploads/picture.ts'
import { isPictureType } from '#domain/uploads/upload.ts'

import type { BackupProfile } from './find-profile-in-backup.ts'

export type PictureRestoreResult = 'restored' | 'lost' | 'none'

type Picture = {
  /** As the profile has it from now on. */
  address: string | null
  fate: PictureRestoreResult
  store?: () => Promise<void>
  row?: Parameters<typeof insertUpload>[1]
}

type Plan = { pictures: Pick<PictureStore, 'put'>; userId: string | null; now: Date }

/** R651: under a key of its own, so that nothing that is there is replaced. */
export function planPictureRestore(
  { profile, upload, picture }: BackupProfile,
  { pictures, userId, now }: Plan,
): Picture {
  const address = profile['profile_img'] ?? null
  // Pictures elsewhere, for example of the demo, are not stored.
  if (address === null || !parseOwnPictureAddress(address))
    return { address, fate: address === null ? 'none' : 'restored' }
  const type = upload?.['content_type'] ?? ''
  if (picture.length === 0 || !upload || !isPictureType(type)) return { address: null, fate: 'lost' }
  const key = randomUUID()
  const publicUrl = pictureAddress(MEDIA_PATH, 'avatar', key)
  const store = async () => void (await pictures.put('avatar', key, picture))
  const [width, height] = [Number(upload['width']), Number(upload['height'])]
  const row = {
    key,
    user_id: userId,
    purpose: 'avatar' as const,
    content_type: type,
    size: Number(upload['size']),
    state: 'used' as const,
    public_url: publicUrl,
    width,
    height,
    expires_at: now,
  }
  return { address: publicUrl, fate: 'restored', store, row }
}
