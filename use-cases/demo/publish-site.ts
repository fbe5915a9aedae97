import { newId } from '#db/new-id.ts'
import { findHostAsset } from '#db/queries/host/host-assets.ts'
import { demoPublishingSchema, demoSiteSchema } from '#domain/demo/demo-input.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { isId } from '#domain/id.ts'
import { fail, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { pictureAddress } from '#domain/uploads/picture.ts'
import type { Viewer } from '#domain/viewer.ts'
import { putHostAsset } from '#use-cases/host/put-entry.ts'
import { readHostReportedFacts } from '#use-cases/host/read-host-reported-facts.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { type DemoDeps, refuseWorkspaceInInput, refuseUnmanagedWorkspace, SIGN_IN_REQUIRED } from './demo-deps.ts'
import { findHostIdOfAccount } from './host-members.ts'

const MISSING = fail('not_found', 'there is no such site')

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return slug || 'site'
}

/** R125: as if the account had published a new site with the site builder. */
export async function publishSite(
  deps: DemoDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<PlatformAccount>> {
  if (viewer.kind === 'anonymous') return SIGN_IN_REQUIRED
  const parsed = demoSiteSchema.safeParse(input)
  const refused = refuseWorkspaceInInput(viewer, input)
  if (refused) return refused
  if (!parsed.success) return invalidInput(parsed.error)
  const { name, picture, workspaceId } = parsed.data
  const done = await putHostAsset(deps, {
    id: newId(),
    input: {
      type: 'sites',
      owner:
        workspaceId === undefined ? { userId: await findHostIdOfAccount(deps.db, viewer.userId) } : { workspaceId },
      name,
      slug: slugOf(name),
      url: `https://${slugOf(name)}.example`,
      thumbnailUrl: absoluteUrl(pictureAddress('/media', 'thumbnail', picture), deps.site.url).href,
      public: true,
      publishedOn: deps.now().toISOString(),
    },
  })
  return done.ok ? readHostReportedFacts(deps, viewer) : done
}

/** R125: unpublishes a site, or publishes it again. */
export async function setSitePublished(
  deps: DemoDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<PlatformAccount>> {
  if (viewer.kind === 'anonymous') return SIGN_IN_REQUIRED
  const site = isId(id) ? await findHostAsset(deps.db, id) : undefined
  if (!site || site.type !== 'sites') return MISSING
  const { owner_user_id: userId, owner_workspace_id: workspaceId } = site
  if (workspaceId === null && userId !== viewer.userId) return MISSING
  const refused = workspaceId === null ? undefined : refuseUnmanagedWorkspace(viewer, workspaceId)
  if (refused) return refused
  const parsed = demoPublishingSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const whole = (address: string | null) => (address === null ? null : absoluteUrl(address, deps.site.url).href)
  const done = await putHostAsset(deps, {
    id,
    input: {
      type: site.type,
      owner: workspaceId === null ? { userId: await findHostIdOfAccount(deps.db, viewer.userId) } : { workspaceId },
      name: site.name,
      slug: site.slug,
      url: whole(site.url),
      description: site.description,
      thumbnailUrl: whole(site.thumbnail_url),
      public: site.public,
      publishedOn: parsed.data.published ? deps.now().toISOString() : null,
    },
  })
  return done.ok ? readHostReportedFacts(deps, viewer) : done
}
