import { fieldsOf } from '#app/routes/edit-profile/fields.ts'
import { activateProfile } from '#client/profiles/profile-calls.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import { trackProfileEdited } from '#client/statistics/analytics.ts'
import { takePostedPicture } from '#client/uploads/uploads.ts'

import type { Answer } from './answer.ts'
import { type Act, type Saving, saveTab } from './save-tab.ts'
import { readLoaded, savedValues, typedValues } from './tab-values.ts'
import { sendChanges } from './write-tab.ts'

function setHirable(hirable: boolean): Act {
  return ({ client, profile }) => sendChanges(client, profile, { payload: { hirable } })
}

/** Sending the same availability again confirms it. */
const confirm: Act = async ({ client, profile }) => {
  const availability = (await fetchProfile(client, profile.slug))?.expertsMetadata.availability
  if (!availability) return
  const { status, from } = availability
  await sendChanges(client, profile, { payload: { expertsMetadata: { availability: { status, from } } } })
}

const activate: Act = ({ client, profile }) => activateProfile(client, profile.profileId)

/** The buttons beside 'Save'; the form is saved first. */
const ACTS = new Map<string, { act: Act; editedFields: string[] }>([
  ['activate', { act: activate, editedFields: ['hirable'] }],
  ['pause', { act: setHirable(false), editedFields: ['hirable'] }],
  ['resume', { act: setHirable(true), editedFields: ['hirable'] }],
  ['confirm', { act: confirm, editedFields: ['expertsMetadata'] }],
])

/** Uploads the posted picture first. If that fails, nothing is saved and the form shows the typed values again. */
async function refusedPicture({ client, profile, etag, tab, form }: Saving): Promise<Answer | undefined> {
  const problem = await takePostedPicture(client, form)
  if (problem === undefined) return undefined
  const fields = fieldsOf(tab, profile)
  const loaded = readLoaded(form.get('loaded')) ?? savedValues(profile, fields)
  return {
    kind: 'refused',
    state: { values: typedValues(form, fields), loaded, etag },
    result: { status: 'error', error: { picture: [problem] } },
  }
}

export async function act(saving: Saving): Promise<Answer> {
  const refused = await refusedPicture(saving)
  if (refused) return refused
  const button = ACTS.get(String(saving.form.get('intent')))
  if (!button) return saveTab(saving)
  return saveTab(saving, async (after) => {
    await button.act(after)
    const { slug: profileSlug, profileId, name: profileName } = after.profile
    const { editedFields } = button
    trackProfileEdited(after.client, { profileSlug, profileId, profileName, tabName: after.tab, editedFields })
  })
}
