import { clientContext } from '#app/load-context.ts'
import { fetchProfileHistory } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/history.ts'
import { notFoundIfInvalid } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { EntryList } from './entry-list.tsx'
import { requireAdmin } from './require-admin.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  return notFoundIfInvalid(fetchProfileHistory(client, params.slug))
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, items } = loaderData
  const standing = addresses.editProfile(slug, 'admin')
  const profile = (
    <>
      What admins did to <a href={addresses.profile(slug)}>@{slug}</a>. <a href={standing}>Change its standing</a>
    </>
  )
  return (
    <AdminPage title={name} lead={profile} place="Profiles">
      {items.length > 0 ? <EntryList entries={items} /> : <p>Nothing yet.</p>}
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `History of ${loaderData.name}` : 'History')
