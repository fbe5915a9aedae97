import type { HostKind } from '#domain/host/host-paths.ts'

import { assetEntry } from './asset-entry.ts'
import type { EntryType } from './entry-type.ts'
import { userEntry } from './user-entry.ts'
import { workspaceEntry } from './workspace-entry.ts'

const TYPES = { user: userEntry, workspace: workspaceEntry, asset: assetEntry }

/** Each kind's schema parses what its other functions receive, so here the input's type may be left open. */
export const entryTypeOf = (kind: HostKind) => TYPES[kind] as unknown as EntryType
