import { fileURLToPath } from 'node:url'

import { createBoundedQueue, type QueueLimits } from '#adapters/bounded-queue.ts'
import { createWorkerProcess, WorkerEnded, type WorkerLimits } from '#adapters/worker-process.ts'
import { PICTURE_PROCESS_LIMITS } from '#domain/limits/resource-limits.ts'
import { failField, type Result } from '#domain/result.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'
import { FILE_EMPTY, NOT_A_PICTURE } from '#domain/uploads/picture-size.ts'
import { sniffPictureType } from '#domain/uploads/picture-type.ts'

import type { EncodedPicture } from './encode-picture.ts'
import type { EncodingPurpose, UploadJob } from './encode-upload.ts'

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url))

/** Holds none of the server's secrets. These settings make glibc return freed memory to the system. */
const ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

const UNREADABLE = failField('validation_failed', 'the picture could not be read', {
  field: 'file',
  code: 'picture_unreadable',
  text: 'This picture could not be read. Save it as a JPEG, or choose another one.',
})

const EMPTY = failField('validation_failed', 'the file is empty', { field: 'file', ...FILE_EMPTY })

const NO_PICTURE = failField('unsupported_type', 'the file is no JPEG, PNG, WebP or AVIF', {
  field: 'file',
  ...NOT_A_PICTURE,
})

export type UploadEncoder = {
  /** Re-encodes an untrusted file, or returns the reason why not; throws Overloaded when too many others wait. */
  encode(
    source: Buffer,
    options: { purpose: EncodingPurpose; crop?: Crop | undefined },
  ): Promise<Result<EncodedPicture>>
  /** Process id of the decoder, while it runs. */
  pid(): number | undefined
  close(): Promise<void>
}

type Options = {
  /** Called when the decoder was killed or died. */
  onEnd: (why: string) => void
  limits?: WorkerLimits & QueueLimits
}

/** R191, R192: checks the first bytes of an untrusted file here, and decodes it in another process, one at a time. */
export function createUploadEncoder({ onEnd, limits = PICTURE_PROCESS_LIMITS }: Options): UploadEncoder {
  const worker = createWorkerProcess<UploadJob, Result<EncodedPicture>>({ script: SCRIPT, env: ENV, limits, onEnd })
  const enqueue = createBoundedQueue(limits, { name: 'pictures' })
  return {
    async encode(source, { purpose, crop }) {
      if (source.length === 0) return EMPTY
      const type = sniffPictureType(source)
      if (!type) return NO_PICTURE
      try {
        return await enqueue(() => worker.run({ source, type, purpose, crop }))
      } catch (error) {
        if (error instanceof WorkerEnded) return UNREADABLE
        throw error
      }
    },
    pid: worker.pid,
    close: worker.close,
  }
}
