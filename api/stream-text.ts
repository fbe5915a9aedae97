/** Parts are made as they are read. A failure half way breaks the answer off, so that nobody takes it for whole. */
export function streamText(parts: AsyncGenerator<string>, onError: (error: unknown) => void): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
