import { useEffect, useRef, useState } from 'react'

import { browserTransport, createClient } from '#client/client.ts'
import { uploadPicture, uploadProblem } from '#client/uploads/uploads.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'

export type Sending = { step: 'ready' } | { step: 'sending'; share: number } | { step: 'failed'; problem: string }

/** Uploads a picture and reports progress; one at a time, aborted on unmount. */
export function usePictureUpload(onDone: (url: string) => void) {
  const [sending, setSending] = useState<Sending>({ step: 'ready' })
  const inFlight = useRef<AbortController>(undefined)
  useEffect(() => () => inFlight.current?.abort(), [])

  async function send(file: File, crop: Crop): Promise<void> {
    const controller = new AbortController()
    inFlight.current = controller
    setSending({ step: 'sending', share: 0 })
    try {
      const { url } = await uploadPicture(createClient(browserTransport()), {
        file,
        crop,
        signal: controller.signal,
        onProgress: (share) => setSending({ step: 'sending', share }),
      })
      if (controller.signal.aborted) return
      setSending({ step: 'ready' })
      onDone(url)
    } catch (error) {
      if (!controller.signal.aborted) setSending({ step: 'failed', problem: uploadProblem(error) })
    }
  }

  function cancel(): void {
    inFlight.current?.abort()
    setSending({ step: 'ready' })
  }

  return { sending, send, cancel }
}
