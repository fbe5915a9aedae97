import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { notFoundIfInvalid, listPageAddress, pickQueryParameters } from '#app/routes/admin/admin-act.ts'
import { AdminPage, adminMeta } from '#app/routes/admin/admin-page.tsx'
import { EntryList } from '#app/routes/admin/entry-list.tsx'
import { requireAdmin } from '#app/routes/admin/require-admin.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { fetchAuditLog } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_AUDIT_EXPORT_ENTRIES } from '#domain/limits.ts'

import type { Route } from './+types/audit-log.ts'
import { AuditFilters } from './audit-filters.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['action', 'person', 'from', 'to', 'page'])
  const { page: _page, ...filters } = Object.fromEntries(query)
  const found = await notFoundIfInvalid(
    redirectToLastPage(fetchAuditLog(client, query), {
      request,
      address: listPageAddress(addresses.adminAuditLog, filters),
    }),
  )
  return { found, filters }
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { found, filters } = loaderData
  const exported = listPageAddress('/v1/marketplace/admin/audit-log/export', filters)
  return (
    <AdminPage title="Audit log" lead="What all admins and operators did, the newest first." place="Audit log">
      <AuditFilters filters={filters} />
      {found.items.length > 0 ? (
        <>
          <p>
            <ButtonLink variant="quiet" href={exported(1)} download="audit-log.csv">
              Export as CSV
            </ButtonLink>
            <span className="ms-3 text-compact text-ink-soft">
              The newest {MAX_AUDIT_EXPORT_ENTRIES.toLocaleString('en')} entries at most
            </span>
          </p>
          <EntryList entries={found.items} />
        </>
      ) : (
        <p>
          No entry matches. <a href={addresses.adminAuditLog}>Show all</a>
        </p>
      )}
      <Pagination page={found.page} pages={found.pages} address={listPageAddress(addresses.adminAuditLog, filters)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Audit log')
