import type { SubmissionResult } from '@conform-to/react'

import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'

import type { TabValues } from './tab-values.ts'

/** The form's current and loaded values, enough to render it again. */
export type FormState = { values: TabValues; loaded: TabValues; etag: string }

/** A conflicting field with both values as text; of the picture, as addresses. */
export type Compared = { name: string; label: string; mine: string; theirs: string; proposed: 'mine' | 'theirs' }

/** The action's answer when nothing was saved; a save redirects. */
export type Answer =
  | { kind: 'refused'; state: FormState; result: SubmissionResult<string[]> }
  /** `isOwn`: the other edit was made in another window of the same account. */
  | { kind: 'conflict'; state: FormState; compared: Compared[]; isOwn: boolean }
  | ({ kind: 'signed-out' } & PendingForm)
  | { kind: 'unsent'; reason: 'server' | 'unreachable' }
