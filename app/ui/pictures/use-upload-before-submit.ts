import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * R285: a form is sent once its picture is there. Saving while a picture is being placed or uploaded includes the
 * picture; `upload` is undefined where there is nothing to wait for, and gives false where the picture was not taken.
 */
export function useUploadBeforeSubmit(
  input: RefObject<HTMLInputElement | null>,
  upload: (() => Promise<boolean>) | undefined,
): void {
  const waiting = useRef(false)
  // Before the next event can come, so that the form is not held up by a picture that is there.
  useLayoutEffect(() => {
    const form = input.current?.form
    if (!form || !upload) return undefined
    const uploadFirst = async (event: SubmitEvent) => {
      event.preventDefault()
      // The router listens further up.
      event.stopPropagation()
      if (waiting.current) return
      waiting.current = true
      const isThere = await upload()
      waiting.current = false
      if (isThere) form.requestSubmit(event.submitter)
    }
    form.addEventListener('submit', uploadFirst)
    return () => form.removeEventListener('submit', uploadFirst)
  })
}
