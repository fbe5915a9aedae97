import { useEffect, useRef, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { browserTransport, createClient } from '#client/client.ts'
import { uploadPicture, uploadErrorText } from '#client/uploads/uploads.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'

export type Sending = { step: 'ready' } | { step: 'sending'; share: number } | { step: 'failed'; problem: string }

/** Uploads a picture and reports progress; one at a time, aborted on unmount. */
export function usePictureUpload(onDone: (url: string) => void) {
  const t = useTexts()
  const [sending, setSending] = useState<Sending>({ step: 'ready' })
  const upload = useRef<Promise<boolean>>(undefined)
  const inFlight = useRef<AbortController>(undefined)
  useEffect(() => () => inFlight.current?.abort(), [])

  async function start(file: File, crop: Crop): Promise<boolean> {
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
      if (controller.signal.aborted) return false
      setSending({ step: 'ready' })
      onDone(url)
      return true
    } catch (error) {
      if (!controller.signal.aborted) setSending({ step: 'failed', problem: uploadErrorText(error, t) })
      return false
    }
  }

  /** Whether the upload succeeded; one that is in flight is awaited, not started again. */
  function send(file: File, crop: Crop): Promise<boolean> {
    upload.current ??= start(file, crop).finally(() => {
      upload.current = undefined
    })
    return upload.current
  }

  function cancel(): void {
    inFlight.current?.abort()
    upload.current = undefined
    setSending({ step: 'ready' })
  }

  return { sending, send, cancel }
}
