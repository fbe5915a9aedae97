import { randomUUID } from 'node:crypto'

import {
  claimUpload,
  markUploadRefused,
  renewUploadClaim,
  markUploadStored,
  releaseUploadClaim,
  type UploadRow,
} from '#db/queries/uploads/uploads.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { fail, failField, ok, type Result } from '#domain/result.ts'
import { Overloaded, Unavailable } from '#domain/unavailable.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'
import { PICTURE_VARIANTS } from '#domain/uploads/picture.ts'
import type { UploadedPicture } from '#domain/uploads/upload.ts'
import type { Deps } from '#use-cases/deps.ts'

export type UploadDeps = Pick<Deps, 'db' | 'incoming' | 'pictures' | 'uploadEncoder' | 'now' | 'site'>

export const UPLOAD_ALREADY_USED = fail('already_used', 'this upload has been used; ask for a new one')

export const FILE_TOO_LARGE = failField('too_large', 'the file is larger than was declared', {
  field: 'file',
  code: 'file_too_large',
  text: 'The file is larger than allowed.',
})

const NOT_THERE = failField('validation_failed', 'the file has not arrived yet', {
  field: 'file',
  code: 'file_missing',
  text: 'Send the file first.',
})

function cropOf({ crop_x: x, crop_y: y, crop_size: size }: UploadRow): Crop | undefined {
  return x === null || y === null || size === null ? undefined : { x, y, size }
}

/** What a claim holds: the row as it was claimed, and the claim's own id. */
type Claimed = UploadRow & { claim: string }

async function makePicture(deps: UploadDeps, upload: Claimed): Promise<Result<UploadedPicture> | undefined> {
  const { key, claim, purpose } = upload
  const file = await deps.incoming.read(key, upload.size)
  if (file === undefined) return undefined
  if (file === 'too_large') return FILE_TOO_LARGE
  const encoded = await deps.uploadEncoder.encode(file, { purpose, crop: cropOf(upload) })
  if (!encoded.ok) return encoded
  const url = await deps.pictures.put(purpose, key, encoded.value)
  const shown = encoded.value.find(({ width }) => width === PICTURE_VARIANTS[purpose].widths.at(-1))
  const { width = 0, height = 0 } = shown ?? {}
  const isStored = await markUploadStored(deps.db, { key, claim, now: deps.now(), width, height })
  return isStored ? ok({ url, width, height }) : UPLOAD_ALREADY_USED
}

/** R529: after its claim was taken over, a process deletes nothing: the files are those of the process that has it now. */
async function forget(deps: UploadDeps, { key, claim, purpose }: Claimed): Promise<void> {
  if (!(await markUploadRefused(deps.db, { key, claim, now: deps.now() }))) return
  await deps.pictures.remove(purpose, key)
  await deps.incoming.remove(key)
}

/** R77: turns the file of a claimed upload into a picture, or deletes it. */
async function processClaimed(deps: UploadDeps, upload: Claimed): Promise<Result<UploadedPicture>> {
  const { key, claim } = upload
  try {
    const picture = await makePicture(deps, upload)
    if (picture === undefined) {
      await releaseUploadClaim(deps.db, { key, claim, now: deps.now() })
      return NOT_THERE
    }
    if (picture.ok) await deps.incoming.remove(key)
    else await forget(deps, upload)
    return picture
  } catch (error) {
    // R192, R361: a client that was told to wait may repeat the request; expired files are cleaned up.
    const mayRepeat = error instanceof Overloaded || error instanceof Unavailable
    const end = mayRepeat ? releaseUploadClaim(deps.db, { key, claim, now: deps.now() }) : forget(deps, upload)
    await end.catch(() => {})
    throw error
  }
}

type Steps = {
  /** Receives the file, where it is uploaded to our own server. */
  receive?: () => Promise<Result<null>>
}

/** R76: each upload is processed once, however often and concurrently it is requested. R529: a dead claim is taken over. */
export async function processUpload(
  deps: UploadDeps,
  upload: UploadRow,
  { receive }: Steps = {},
): Promise<Result<UploadedPicture>> {
  const { key } = upload
  const now = deps.now()
  const claim = randomUUID()
  const expiredBefore = new Date(now.getTime() - UPLOAD_LIMITS.claim.seconds * 1000)
  if (!(await claimUpload(deps.db, { key, now, claim, expiredBefore }))) return UPLOAD_ALREADY_USED
  const renew = () => void renewUploadClaim(deps.db, { key, claim, now: deps.now() }).catch(() => {})
  const renewing = setInterval(renew, UPLOAD_LIMITS.claim.renewSeconds * 1000)
  try {
    return await receiveAndProcess(deps, { ...upload, claim }, receive)
  } finally {
    clearInterval(renewing)
  }
}

async function receiveAndProcess(
  deps: UploadDeps,
  upload: Claimed,
  receive: Steps['receive'],
): Promise<Result<UploadedPicture>> {
  const { key, claim } = upload
  try {
    const received = await receive?.()
    if (received && !received.ok) {
      await markUploadRefused(deps.db, { key, claim, now: deps.now() })
      return received
    }
  } catch (error) {
    await markUploadRefused(deps.db, { key, claim, now: deps.now() })
    throw error
  }
  return processClaimed(deps, upload)
}
