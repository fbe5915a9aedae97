import type { HostKind } from '#domain/host/host-paths.ts'

import { assetEntry } from './asset-entry.ts'
import type { EntryType } from './entry-type.ts'
import { withLocalIds } from './local-ids.ts'
import { userEntry } from './user-entry.ts'
import { workspaceEntry } from './workspace-entry.ts'

/** Each kind's schema parses what its other functions receive, so here the input's type may be left open. */
const typeOf = (kind: HostKind, type: unknown) => withLocalIds(kind, type as EntryType)

const TYPES = {
  user: typeOf('user', userEntry),
  workspace: typeOf('workspace', workspaceEntry),
  asset: typeOf('asset', assetEntry),
}

export const entryTypeOf = (kind: HostKind) => TYPES[kind]
