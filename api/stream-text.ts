/** Produces parts on demand. A failure half way aborts the response, so that no client takes it for complete. */
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
