import { useEffect, useRef, useState } from 'react'

import { browserTransport, createClient } from '#client/client.ts'
import { uploadPicture, uploadProblem } from '#client/uploads/uploads.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'

export type Sending = { step: 'ready' } | { step: 'sending'; share: number } | { step: 'failed'; problem: string }

/** Sends a picture and tells how far it is; one at a time, and none once the page is gone. */
export function usePictureUpload(onDone: (url: string) => void) {
  const [sending, setSending] = useState<Sending>({ step: 'ready' })
  const inFlight = useRef<Promise<boolean>>(undefined)
  const underWay = useRef<AbortController>(undefined)
  // Leaving the page in the middle ends it.
  useEffect(() => () => underWay.current?.abort(), [])

  async function start(file: File, crop: Crop): Promise<boolean> {
    const controller = new AbortController()
    underWay.current = controller
    setSending({ step: 'sending', share: 0 })
    try {
      const { url } = await uploadPicture(createClient(browserTransport()), {
        file,
        crop,
        signal: controller.signal,
        onProgress: (share) => setSending({ step: 'sending', share }),
      })
      if (controller.signal.aborted) return false
      setSending({ step: 'ready' })
      onDone(url)
      return true
    } catch (error) {
      if (!controller.signal.aborted) setSending({ step: 'failed', problem: uploadProblem(error) })
      return false
    }
  }

  /** Whether the picture was taken; an upload that is under way is waited for, and not begun again. */
  function send(file: File, crop: Crop): Promise<boolean> {
    inFlight.current ??= start(file, crop).finally(() => {
      inFlight.current = undefined
    })
    return inFlight.current
  }

  function cancel(): void {
    underWay.current?.abort()
    inFlight.current = undefined
    setSending({ step: 'ready' })
  }

  return { sending, send, cancel }
}
