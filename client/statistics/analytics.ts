import type { Client } from '#client/client.ts'
import type { AnalyticsEvent, ProfileEdited, ProfileEditModalViewed } from '#domain/statistics/analytics-event.ts'

/** Fire and forget: the editor neither waits for an event nor sees its failure. */
function send(client: Client, event: AnalyticsEvent): void {
  async function post() {
    await client.post('/v1/marketplace/events', { body: event })
  }
  post().catch(() => {})
}

/** Picks the known fields: the API refuses others. */
function profileEditFields(properties: ProfileEditModalViewed['properties']): ProfileEditModalViewed['properties'] {
  const { profileSlug, profileId, profileName, tabName } = properties
  return { profileSlug, profileId, profileName, tabName }
}

/** The editor was opened, or another of its tabs. */
export function trackProfileEditViewed(client: Client, properties: ProfileEditModalViewed['properties']): void {
  send(client, { name: 'Profile Edit Modal Viewed', properties: profileEditFields(properties) })
}

/** A change was saved; `editedFields` of profile-payload.ts gives the list. */
export function trackProfileEdited(client: Client, properties: ProfileEdited['properties']): void {
  const { editedFields } = properties
  send(client, { name: 'Profile Edited', properties: { ...profileEditFields(properties), editedFields } })
}
