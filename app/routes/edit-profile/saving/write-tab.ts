import type { Tab } from '#app/routes/edit-profile/tabs.ts'
import { moderateProfile } from '#client/admin/admin.ts'
import type { Client } from '#client/client.ts'
import {
  orderSites,
  setVisibility,
  updateProfileByHandle,
  updateWorkspaceProfile,
} from '#client/profiles/profile-calls.ts'
import { listEditedFields, completeProfilePayload } from '#client/profiles/profile-payload.ts'
import { trackProfileEdited } from '#client/statistics/analytics.ts'
import type { ProfileFieldsInput } from '#domain/profiles/profile-input.ts'
import type { Profile, Visibility } from '#domain/profiles/profile.ts'

import { changedFieldNames, multipleTabValue, singleTabValue, type TabValues } from './tab-values.ts'
import { reasonAndRule, toModeration } from './to-moderation.ts'
import { toSentFields } from './to-sent-fields.ts'

type Version = { profile: Profile; etag: string }

/** R111: sends the whole profile as it was read, with these changes; refused if it was edited since. */
export function updateWholeProfile(
  client: Client,
  { profile, etag }: Version,
  changes: ProfileFieldsInput,
): Promise<Profile> {
  const change = { payload: completeProfilePayload(profile, changes), etag }
  return profile.workspaceId === null
    ? updateProfileByHandle(client, profile.slug, change)
    : updateWorkspaceProfile(client, profile.workspaceId, change)
}

type Write = Version & { tab: Tab; saved: TabValues; values: TabValues }
/** The handle and name after the change, and the edited fields. */
type Written = { slug: string; name: string; edited: string[] }

async function writeFields(client: Client, { profile, etag, saved, values }: Write): Promise<Written> {
  const changed = changedFieldNames(saved, values)
  const changes = toSentFields(values, changed)
  const edited = listEditedFields(
    completeProfilePayload(profile, toSentFields(saved, changed)),
    completeProfilePayload(profile, changes),
  )
  const { slug, name } = edited.length > 0 ? await updateWholeProfile(client, { profile, etag }, changes) : profile
  if (!changed.includes('order')) return { slug, name, edited }
  await orderSites(client, slug, multipleTabValue(values, 'order'))
  return { slug, name, edited: [...edited, 'siteOrder'] }
}

async function writeModeration(client: Client, { profile, saved, values }: Write): Promise<Written> {
  const { slug, name } = profile
  const changed = changedFieldNames(saved, values)
  const edited = changed.filter((one) => one !== 'reason' && one !== 'rule')
  if (edited.some((one) => one !== 'visibility')) {
    await moderateProfile(client, slug, toModeration(values, changed))
  }
  if (edited.includes('visibility')) {
    const visibility = singleTabValue(values, 'visibility') as Visibility
    await setVisibility(client, slug, { visibility, ...reasonAndRule(values) })
  }
  return { slug, name, edited }
}

/** Saves a tab and returns the profile's handle and name afterwards. */
export async function writeEditorTab(client: Client, write: Write): Promise<{ slug: string; name: string }> {
  const { profile, tab } = write
  const { slug, name, edited } = await (tab === 'admin' ? writeModeration : writeFields)(client, write)
  if (edited.length > 0) {
    const { profileId } = profile
    trackProfileEdited(client, {
      profileSlug: slug,
      profileId,
      profileName: name,
      tabName: tab,
      editedFields: edited,
    })
  }
  return { slug, name }
}
