import type { Generated } from 'kysely'

import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { PictureType, UploadState } from '#domain/uploads/upload.ts'

import type { Timestamp } from './columns.ts'

export type UploadTables = {
  upload: {
    key: string
    user_id: string | null
    purpose: PicturePurpose
    content_type: PictureType
    size: number
    crop_x: number | null
    crop_y: number | null
    crop_size: number | null
    state: Generated<UploadState>
    public_url: string
    width: number | null
    height: number | null
    created_at: Timestamp
    expires_at: Date
    touched_at: Timestamp
    /** Who processes it; undefined before the first claim. */
    claim: string | null
  }
}
