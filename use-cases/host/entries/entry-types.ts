import type { HostKind } from '#domain/host/host-paths.ts'

import { assetEntry } from './asset-entry.ts'
import type { HostEntryType, ReportContext } from './entry-type.ts'
import { withLocalIds } from './local-ids.ts'
import { userEntry } from './user-entry.ts'
import { workspaceEntry } from './workspace-entry.ts'

const TYPES = { user: userEntry, workspace: workspaceEntry, asset: assetEntry }

export const getHostEntrySchema = (kind: HostKind) => TYPES[kind].schema

/** Each kind's schema parses what its other functions receive, so here the input's type may be left open. */
export function getHostEntryType(kind: HostKind, { signsIn }: Pick<ReportContext, 'signsIn'>): HostEntryType {
  return withLocalIds(kind, TYPES[kind] as unknown as HostEntryType, { signsIn })
}
