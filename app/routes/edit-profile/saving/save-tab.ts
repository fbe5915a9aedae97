import { redirect } from 'react-router'

import type { EditField } from '#app/routes/edit-profile/edit-field.ts'
import { tabFields } from '#app/routes/edit-profile/fields.ts'
import { type Tab } from '#app/routes/edit-profile/tabs.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchProfileVersion } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Answer, FormState } from './answer.ts'
import { formatEditConflicts } from './format-edit-conflicts.ts'
import { refusalToFormErrors } from './refusal-to-form-errors.ts'
import {
  changedFieldNames,
  findEditConflicts,
  singleTabValue,
  parseLoadedValues,
  savedTabValues,
  type TabValues,
  submittedTabValues,
} from './tab-values.ts'
import { writeEditorTab } from './write-tab.ts'

export type Saving = { client: Client; profile: Profile; etag: string; tab: Tab; form: FormData; t: PageTexts }

/** What a button does after the form is saved. */
export type Act = (saving: Saving) => Promise<unknown>

function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status !== 401
}

/** The submitted values, with the other version where the merge step picked it. */
function mergedValues(form: FormData, fields: EditField[], loaded: TabValues): TabValues {
  const typed = submittedTabValues(form, fields)
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
  return tab === 'admin' && singleTabValue(values, 'reason') === '' && changedFieldNames(saved, values).length > 0
}

/** R770: what restricts an owner names its rule. */
function lacksRule(tab: Tab, saved: TabValues, values: TabValues): boolean {
  if (tab !== 'admin' || singleTabValue(values, 'rule') !== '') return false
  const changed = changedFieldNames(saved, values)
  const isHidden = changed.includes('visibility') && singleTabValue(values, 'visibility') === 'PRIVATE'
  return isHidden || (changed.includes('expertStatus') && singleTabValue(values, 'expertStatus') !== 'ACTIVE')
}

/** The saved state after a partly successful write. */
async function readSavedState({ client, profile, tab, etag }: Saving): Promise<FormState> {
  const current = (await fetchProfileVersion(client, profile.slug)) ?? { profile, etag }
  const values = savedTabValues(current.profile, tabFields(tab, profile))
  return { values, loaded: values, etag: current.etag }
}

/**
 * R111: saves the whole profile with its changes; a concurrent edit leads to the merge step and is never overwritten.
 * `doneAt` is the page that follows, by default the same tab.
 */
export async function saveEditorTab(saving: Saving, act?: Act, doneAt?: (slug: string) => string): Promise<Answer> {
  const { client, profile, etag, tab, form, t } = saving
  const fields = tabFields(tab, profile)
  const names = fields.map(({ name }) => name)
  const saved = savedTabValues(profile, fields)
  const loaded = parseLoadedValues(form.get('loaded')) ?? saved
  const values = mergedValues(form, fields, loaded)
  const conflicts = findEditConflicts(fields, { loaded, mine: values, theirs: saved })
  if (conflicts.length > 0) {
    const compared = await formatEditConflicts(client, profile, { conflicts, t })
    const isOwn = isOwnEdit(profile, form.get('version'))
    return { kind: 'conflict', state: { values, loaded: saved, etag }, compared, isOwn }
  }
  if (lacksReason(tab, saved, values)) {
    const error = { reason: [t('editNotes.reasonRequired')] }
    return { kind: 'refused', state: { values, loaded, etag }, result: { status: 'error', error } }
  }
  if (lacksRule(tab, saved, values)) {
    const error = { rule: [t('editNotes.ruleRequired')] }
    return { kind: 'refused', state: { values, loaded, etag }, result: { status: 'error', error } }
  }
  let { slug, name } = profile
  try {
    ;({ slug, name } = await writeEditorTab(client, { profile, tab, etag, saved, values }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code !== 'edited_elsewhere') {
      return { kind: 'refused', state: { values, loaded, etag }, result: refusalToFormErrors(error, names, t) }
    }
    // Another edit was saved between our read and our write: retry with the current version.
    const current = await fetchProfileVersion(client, slug)
    if (!current) throw error
    return saveEditorTab({ ...saving, ...current }, act, doneAt)
  }
  const after = { ...saving, profile: { ...profile, slug, name } }
  try {
    await act?.(after)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { kind: 'refused', state: await readSavedState(after), result: refusalToFormErrors(error, names, t) }
  }
  throw redirect(doneAt?.(slug) ?? `${addresses.editProfile(slug, tab)}?saved=${Date.now()}`, 303)
}
