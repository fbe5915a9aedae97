import type { Tab } from '#app/routes/edit-profile/tabs.ts'
import { moderateProfile } from '#client/admin/admin.ts'
import type { Client } from '#client/client.ts'
import { orderSites, updateNamedProfile, updateWorkspaceProfile } from '#client/profiles/profile-calls.ts'
import { profileType } from '#client/profiles/profile-model.ts'
import { editedFields, toPayload, type UserPayload, type WorkspacePayload } from '#client/profiles/profile-payload.ts'
import { trackProfileEdited } from '#client/statistics/analytics.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { changedNames, manyTexts, type TabValues } from './tab-values.ts'
import { toModeration } from './to-moderation.ts'
import { toSentFields } from './to-sent-fields.ts'

function payloadOf(profile: Profile, values: TabValues, changed: readonly string[]) {
  return toPayload(profileType(profile), toSentFields(values, changed))
}

type Change = { payload: UserPayload | WorkspacePayload; etag?: string }

export function sendChanges(client: Client, profile: Profile, change: Change): Promise<Profile> {
  return profile.workspaceId === null
    ? updateNamedProfile(client, profile.slug, change)
    : updateWorkspaceProfile(client, profile.workspaceId, change)
}

type Write = { profile: Profile; tab: Tab; etag: string; saved: TabValues; values: TabValues }
type Written = { slug: string; edited: string[] }

async function writeFields(client: Client, { profile, etag, saved, values }: Write): Promise<Written> {
  const changed = changedNames(saved, values)
  const payload = payloadOf(profile, values, changed)
  const edited = editedFields(payloadOf(profile, saved, changed), payload)
  let { slug } = profile
  if (edited.length > 0) slug = (await sendChanges(client, profile, { payload, etag })).slug
  if (!changed.includes('order')) return { slug, edited }
  await orderSites(client, slug, manyTexts(values, 'order'))
  return { slug, edited: [...edited, 'siteOrder'] }
}

async function writeModeration(client: Client, { profile, saved, values }: Write): Promise<Written> {
  const { slug } = profile
  const changed = changedNames(saved, values)
  await moderateProfile(client, slug, toModeration(values, changed))
  return { slug, edited: changed.filter((name) => name !== 'reason') }
}

/** Saves the changed fields of a tab and returns the profile's handle afterwards. */
export async function writeTab(client: Client, write: Write): Promise<string> {
  const { profile, tab } = write
  const { slug, edited } = await (tab === 'admin' ? writeModeration : writeFields)(client, write)
  const { profileId, name: profileName } = profile
  if (edited.length > 0) {
    trackProfileEdited(client, { profileSlug: slug, profileId, profileName, tabName: tab, editedFields: edited })
  }
  return slug
}
