import { redirect } from 'react-router'

import type { EditField } from '#app/routes/edit-profile/edit-field.ts'
import { fieldsOf } from '#app/routes/edit-profile/fields.ts'
import { type Tab } from '#app/routes/edit-profile/tabs.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchProfileVersion } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Answer, FormState } from './answer.ts'
import { compare } from './compare.ts'
import { refusal } from './refusal.ts'
import {
  changedNames,
  differences,
  oneText,
  readLoaded,
  savedValues,
  type TabValues,
  typedValues,
} from './tab-values.ts'
import { writeTab } from './write-tab.ts'

export type Saving = { client: Client; profile: Profile; etag: string; tab: Tab; form: FormData; t: PageTexts }

/** What a button does after the form is saved. */
export type Act = (saving: Saving) => Promise<unknown>

function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status !== 401
}

/** The submitted values, with the other version where the merge step picked it. */
function mergedValues(form: FormData, fields: EditField[], loaded: TabValues): TabValues {
  const typed = typedValues(form, fields)
  const theirs = fields.filter(({ name }) => form.get(`pick-${name}`) === 'theirs')
  return { ...typed, ...Object.fromEntries(theirs.map(({ name }) => [name, loaded[name] ?? ''])) }
}

/** Whether every edit since the form was loaded was the viewer's own, in another window. */
function isOwnEdit({ ownEditsSince }: Profile, formVersion: FormDataEntryValue | null): boolean {
  const version = /^"(\d+)"$/.exec(String(formVersion))?.[1]
  return typeof ownEditsSince === 'number' && version !== undefined && ownEditsSince <= Number(version) + 1
}

/** R112: the reason is optional in the visibility call, but required in this tab. */
function lacksReason(tab: Tab, saved: TabValues, values: TabValues): boolean {
  return tab === 'admin' && oneText(values, 'reason') === '' && changedNames(saved, values).length > 0
}

/** The saved state after a partly successful write. */
async function readSavedState({ client, profile, tab, etag }: Saving): Promise<FormState> {
  const current = (await fetchProfileVersion(client, profile.slug)) ?? { profile, etag }
  const values = savedValues(current.profile, fieldsOf(tab, profile))
  return { values, loaded: values, etag: current.etag }
}

/**
 * R111: saves the whole profile with its changes; a concurrent edit leads to the merge step and is never overwritten.
 * `doneAt` is the page that follows, by default the same tab.
 */
export async function saveTab(saving: Saving, act?: Act, doneAt?: (slug: string) => string): Promise<Answer> {
  const { client, profile, etag, tab, form, t } = saving
  const fields = fieldsOf(tab, profile)
  const names = fields.map(({ name }) => name)
  const saved = savedValues(profile, fields)
  const loaded = readLoaded(form.get('loaded')) ?? saved
  const values = mergedValues(form, fields, loaded)
  const conflicts = differences(fields, { loaded, mine: values, theirs: saved })
  if (conflicts.length > 0) {
    const compared = await compare(client, profile, { conflicts, t })
    const isOwn = isOwnEdit(profile, form.get('version'))
    return { kind: 'conflict', state: { values, loaded: saved, etag }, compared, isOwn }
  }
  if (lacksReason(tab, saved, values)) {
    const error = { reason: [t('editNotes.reasonRequired')] }
    return { kind: 'refused', state: { values, loaded, etag }, result: { status: 'error', error } }
  }
  let { slug, name } = profile
  try {
    ;({ slug, name } = await writeTab(client, { profile, tab, etag, saved, values }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code !== 'edited_elsewhere') {
      return { kind: 'refused', state: { values, loaded, etag }, result: refusal(error, names, t) }
    }
    // Another edit was saved between our read and our write: retry with the current version.
    const current = await fetchProfileVersion(client, slug)
    if (!current) throw error
    return saveTab({ ...saving, ...current }, act, doneAt)
  }
  const after = { ...saving, profile: { ...profile, slug, name } }
  try {
    await act?.(after)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { kind: 'refused', state: await readSavedState(after), result: refusal(error, names, t) }
  }
  throw redirect(doneAt?.(slug) ?? `${addresses.editProfile(slug, tab)}?saved=${Date.now()}`, 303)
}
