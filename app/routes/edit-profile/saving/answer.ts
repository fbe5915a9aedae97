import type { SubmissionResult } from '@conform-to/react'

import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'

import type { TabValues } from './tab-values.ts'

/** What the form was made from, and what stands in it: enough to show it again as it was. */
export type FormState = { values: TabValues; loaded: TabValues; etag: string }

/** A field that somebody else has changed, in texts to compare. */
export type Compared = { name: string; label: string; mine: string; theirs: string; proposed: 'mine' | 'theirs' }

/** What an action says when it has not saved; when it has, it leads on. */
export type Answer =
  | { kind: 'refused'; state: FormState; result: SubmissionResult<string[]> }
  | { kind: 'conflict'; state: FormState; compared: Compared[] }
  | ({ kind: 'signed-out' } & PendingForm)
  | { kind: 'unsent'; text: string }
