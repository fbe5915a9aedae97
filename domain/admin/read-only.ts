/** R620: in force; `message` is the operator's, or empty. */
export type ReadOnlyState = { message: string }

/** R620: what a refused write is told to wait. The duration is not known in advance. */
export const READ_ONLY_RETRY_SECONDS = 60

/** What visitors read if the operator sets no text. */
export const DEFAULT_READ_ONLY_MESSAGE = 'You can read everything, but nothing can be changed or sent for the moment.'
