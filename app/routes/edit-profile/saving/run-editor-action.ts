import { tabFields } from '#app/routes/edit-profile/fields.ts'
import { hasFailureCode } from '#client/api-failure.ts'
import { activateProfile } from '#client/profiles/profile-calls.ts'
import { fetchProfileVersion } from '#client/profiles/profiles.ts'
import { trackProfileEdited } from '#client/statistics/analytics.ts'
import { uploadPostedPicture } from '#client/uploads/uploads.ts'
import * as addresses from '#domain/addresses.ts'
import type { ProfileFieldsInput } from '#domain/profiles/profile-input.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Answer } from './answer.ts'
import { type Act, type Saving, saveEditorTab } from './save-tab.ts'
import { parseLoadedValues, savedTabValues, submittedTabValues } from './tab-values.ts'
import { updateWholeProfile } from './write-tab.ts'

/** Applies a button's change to the current profile; retries when another edit was saved in between. */
async function changeNow(
  saving: Saving,
  changesIn: (profile: Profile) => ProfileFieldsInput | undefined,
): Promise<void> {
  const { client, profile } = saving
  const current = await fetchProfileVersion(client, profile.slug)
  const changes = current && changesIn(current.profile)
  if (!changes) return
  try {
    await updateWholeProfile(client, current, changes)
  } catch (error) {
    if (!hasFailureCode(error, 'edited_elsewhere')) throw error
    await changeNow(saving, changesIn)
  }
}

function setHirable(hirable: boolean): Act {
  return (saving) => changeNow(saving, () => ({ hirable }))
}

/** Sending the same availability again confirms it. */
const confirm: Act = (saving) =>
  changeNow(saving, ({ expertsMetadata: { availability } }) => {
    if (!availability) return undefined
    const { status, from } = availability
    return { expertsMetadata: { availability: { status, from } } }
  })

const activate: Act = ({ client, profile }) => activateProfile(client, profile.profileId)

type Button = {
  act: Act
  editedFields: string[]
  /** The page that follows, where it is not the same tab. */
  doneAt?: (slug: string) => string
}

/** The buttons beside 'Save'; the form is saved first. */
const ACTS = new Map<string, Button>([
  ['activate', { act: activate, editedFields: ['hirable'], doneAt: addresses.listedProfile }],
  ['pause', { act: setHirable(false), editedFields: ['hirable'] }],
  ['resume', { act: setHirable(true), editedFields: ['hirable'] }],
  ['confirm', { act: confirm, editedFields: ['expertsMetadata'] }],
])

/** Uploads the posted picture first. If that fails, nothing is saved and the form shows the typed values again. */
async function refusedPicture({ client, profile, etag, tab, form, t }: Saving): Promise<Answer | undefined> {
  const problem = await uploadPostedPicture(client, form, t)
  if (problem === undefined) return undefined
  const fields = tabFields(tab, profile)
  const loaded = parseLoadedValues(form.get('loaded')) ?? savedTabValues(profile, fields)
  return {
    kind: 'refused',
    state: { values: submittedTabValues(form, fields), loaded, etag },
    result: { status: 'error', error: { picture: [problem] } },
  }
}

export async function runEditorAction(saving: Saving): Promise<Answer> {
  const refused = await refusedPicture(saving)
  if (refused) return refused
  const button = ACTS.get(String(saving.form.get('intent')))
  if (!button) return saveEditorTab(saving)
  const perform: Act = async (after) => {
    await button.act(after)
    const { slug: profileSlug, profileId, name: profileName } = after.profile
    const { editedFields } = button
    trackProfileEdited(after.client, { profileSlug, profileId, profileName, tabName: after.tab, editedFields })
  }
  return saveEditorTab(saving, perform, button.doneAt)
}
