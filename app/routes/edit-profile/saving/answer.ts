import type { SubmissionResult } from '@conform-to/react'

import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'

import type { TabValues } from './tab-values.ts'

/** What the form was made from, and what stands in it: enough to show it again as it was. */
export type Kept = { values: TabValues; loaded: TabValues; etag: string }

/** A field that was changed elsewhere, in texts to compare; of the picture, in addresses. */
export type Compared = { name: string; label: string; mine: string; theirs: string; proposed: 'mine' | 'theirs' }

/** What an action says when it has not saved; when it has, it leads on. */
export type Answer =
  | { kind: 'refused'; kept: Kept; result: SubmissionResult<string[]> }
  /** `isOwn` says that the other edit was made in another window of the same account. */
  | { kind: 'conflict'; kept: Kept; compared: Compared[]; isOwn: boolean }
  | ({ kind: 'signed-out' } & PendingForm)
  | { kind: 'unsent'; text: string }
