import { data } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { findProfiles, setVisibilities } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_COUNT } from '#domain/limits.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/profiles.ts'
import { actAsAdmin, notFoundIfInvalid, listPageAddress, pickQueryParameters, formText } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { BulkForm } from './lists/bulk-form.tsx'
import { ListTotal } from './lists/list-total.tsx'
import { ProfileFilters } from './profile-filters.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const PARAMETERS = ['q', 'status', 'visibility', 'sort', 'page']
/** The `done` parameter: how many profiles the last bulk action changed and left unchanged. */
const DONE = /^(?<changed>\d{1,3})-(?<same>\d{1,3})$/

function doneText(done: string | null): string | undefined {
  const { changed, same } = DONE.exec(done ?? '')?.groups ?? {}
  if (changed === undefined) return undefined
  const rest =
    Number(same) > 0 ? ` ${countWithNoun(Number(same), 'was so already, or is', 'were so already, or are')} gone.` : ''
  return `${countWithNoun(Number(changed), 'profile is', 'profiles are')} changed.${rest}`
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, PARAMETERS)
  const { page: _page, ...filters } = Object.fromEntries(query)
  const found = await notFoundIfInvalid(
    redirectToLastPage(findProfiles(client, query), {
      request,
      address: listPageAddress(addresses.adminProfiles, filters),
    }),
  )
  const { searchParams } = new URL(request.url)
  const isAll = searchParams.get('select') === 'all'
  return { found, filters, isAll, done: doneText(searchParams.get('done')) }
}

const FORM = { slug: MAX_COUNT.bulk, visibility: 1, rule: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const formData = await receiveAdminForm(client, request, FORM)
  const slugs = formData.getAll('slug').filter((slug) => typeof slug === 'string')
  const [visibility, rule, reason] = [
    formText(formData, 'visibility'),
    formText(formData, 'rule'),
    formText(formData, 'reason'),
  ]
  const act = async () => {
    const { changed, unchanged, missing } = await setVisibilities(client, {
      slugs,
      visibility,
      reason,
      ...(visibility === 'PRIVATE' && { rule }),
    })
    return `${changed.length}-${unchanged.length + missing.length}`
  }
  const answer = await actAsAdmin(request, { form: formData, act })
  // Refills the form with the selection and the values.
  return answer instanceof Response
    ? answer
    : data({ ...answer.data, chosen: slugs, rule, reason, visibility }, answer.init ?? {})
}

export default function ProfilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, filters, isAll, done } = loaderData
  const choice = isAll ? filters : { ...filters, select: 'all' }
  return (
    <AdminPage title="Profiles" place="Profiles" done={done} problems={actionData?.problems}>
      <ProfileFilters filters={filters} />
      <ListTotal text={`${found.more ? 'More than ' : ''}${countWithNoun(found.total, 'profile')}`} />
      {found.items.length > 0 ? (
        <BulkForm
          profiles={found.items}
          typed={actionData}
          isAll={isAll}
          otherChoice={listPageAddress(addresses.adminProfiles, choice)(found.page)}
        />
      ) : (
        <p>
          No profile is like that. <a href={addresses.adminProfiles}>Show all</a>
        </p>
      )}
      <Pagination page={found.page} pages={found.pages} address={listPageAddress(addresses.adminProfiles, filters)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Profiles')
