import type { ApiCalls } from '#api/api-calls.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'
import type { BusinessType } from '#domain/profiles/profile.ts'

/** What the tabs of the editor hold. A tab holds some of it: what is undefined there is not sent. */
export type ProfileForm = Partial<{
  name: string
  slug: string
  bio: string
  city: string
  country: string
  inquiryEmailAddress: string
  languages: string[]
  thumbnail: { url?: string | undefined }
  website: string
  /** Of a person. */
  employer: string
  title: string
  /** Of a workspace; empty for none. */
  businessType: BusinessType | ''
  hirable: boolean
  skills: string[]
  public: boolean
  expertsMetadata: NonNullable<ProfileFields['expertsMetadata']>
  featuredAssets: NonNullable<ProfileFields['featuredAssets']>
}>

export type UserPayload = ApiCalls['PATCH /v1/marketplace/profile/user']['body']
export type WorkspacePayload = ApiCalls['PATCH /v1/marketplace/profile/workspace/{workspaceId}']['body']

type Held<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Without what is undefined; an empty text stays, since it clears a field. */
function held<T extends object>(fields: T): Held<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Held<T>
}

function commonFields(form: ProfileForm) {
  const location = held({ city: form.city, country: form.country })
  return {
    name: form.name,
    slug: form.slug,
    about: form.bio,
    location: Object.keys(location).length > 0 ? location : undefined,
    inquiryEmailAddress: form.inquiryEmailAddress,
    languages: form.languages,
    profileImg: form.thumbnail?.url,
    website: form.website,
  }
}

function expertFields({ expertsMetadata, featuredAssets }: ProfileForm) {
  return { expertsMetadata, featuredAssets }
}

export function toUserPayload(form: ProfileForm): UserPayload {
  const { employer, hirable, skills, title } = form
  return held({ ...commonFields(form), employer, hirable, skills, title, public: form.public, ...expertFields(form) })
}

export function toWorkspacePayload(form: ProfileForm): WorkspacePayload {
  const { businessType, hirable, skills } = form
  return held({ ...commonFields(form), businessType, hirable, skills, public: form.public, ...expertFields(form) })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether what is sent would change what was there; what is not sent stays, and so does not differ. */
function differs(before: unknown, sent: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(sent)) {
    return before.length !== sent.length || sent.some((value, index) => differs(before[index], value))
  }
  if (isObject(before) && isObject(sent)) return Object.keys(sent).some((key) => differs(before[key], sent[key]))
  return !Object.is(before, sent)
}

/** The names of the payload's fields that `after` changes, in its order. */
export function editedFields(before: UserPayload | WorkspacePayload, after: UserPayload | WorkspacePayload): string[] {
  const known: Record<string, unknown> = before
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && differs(known[name], value))
    .map(([name]) => name)
}

/** As many sites as the API takes in one order; those after them follow newest first. */
export function cutSiteOrder(ids: readonly string[]): string[] {
  return ids.slice(0, PAGE_SIZE)
}
