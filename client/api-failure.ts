import type { Issue } from '#domain/issue.ts'
import type { FailureCode } from '#domain/result.ts'

/** An error response of the API. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly fields: Record<string, string[]>
  readonly issues: Issue[]
  readonly retryAfterSeconds: number | undefined

  constructor(answer: {
    status: number
    code: string
    msg: string
    fields?: Record<string, string[]>
    issues?: Issue[]
    retryAfterSeconds?: number | undefined
  }) {
    super(answer.msg)
    this.name = 'ApiFailure'
    this.status = answer.status
    this.code = answer.code
    this.msg = answer.msg
    this.fields = answer.fields ?? {}
    this.issues = answer.issues ?? []
    this.retryAfterSeconds = answer.retryAfterSeconds
  }
}

export async function toApiFailure(response: Pick<Response, 'status' | 'headers' | 'json'>): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiFailure>
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiFailure({
    status: response.status,
    code: body.code ?? 'unknown',
    msg: body.msg ?? `The server answered ${response.status}.`,
    ...(body.fields && { fields: body.fields }),
    ...(body.issues && { issues: body.issues }),
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}

/** Whether a call was refused for this reason. */
export const hasFailureCode = (error: unknown, code: FailureCode): error is ApiFailure =>
  error instanceof ApiFailure && error.code === code

/** For `catch`: the value for a visitor whose session has ended; every other failure is thrown on. */
export function fallbackIfSignedOut<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ApiFailure && error.status === 401) return value
    throw error
  }
}
