import type { HostAssetInput, HostUserInput, HostWorkspaceInput } from './host-input.ts'

const moment = (given: string | Date | null) => (given === null ? null : new Date(given).toISOString())

/** `createdOn` counts only where the site builder has reported it. */
const dated = (given: string | Date | undefined) => (given === undefined ? {} : { createdOn: moment(given) })

/** A date where a report has a text: both stand for the same moment. */
type Dated<T> = Omit<T, 'createdOn' | 'version'> & { createdOn?: string | Date | undefined }

/** R407: what a hash is made of: the report as it is stored, keys in alphabetical order, moments in UTC. */
export function hashedUserContent({ createdOn, email, emailVerified, name }: Dated<HostUserInput>): object {
  return { ...dated(createdOn), email, emailVerified, name }
}

export function hashedWorkspaceContent({ createdOn, members, name, plan, slug }: Dated<HostWorkspaceInput>): object {
  const sorted = members
    .map(({ role, userId }) => ({ role, userId }))
    .sort((a, b) => (a.userId < b.userId ? -1 : Number(a.userId > b.userId)))
  return { ...dated(createdOn), members: sorted, name, plan, slug }
}

type Asset = Omit<HostAssetInput, 'publishedOn' | 'version'> & { publishedOn: string | Date | null }

export function hashedHostAssetContent(asset: Asset): object {
  const { description, name, owner, publishedOn, slug, thumbnailUrl, type, url } = asset
  return {
    description: description || null,
    name,
    owner,
    public: asset.public,
    publishedOn: moment(publishedOn),
    slug,
    thumbnailUrl: thumbnailUrl ?? null,
    type,
    url: url ?? null,
  }
}
