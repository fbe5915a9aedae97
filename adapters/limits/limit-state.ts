/** A limit after an act was counted. `wait` is the seconds to wait if the act was one too many. */
export type LimitState = { left: number; resetSeconds: number; wait: number | undefined }
