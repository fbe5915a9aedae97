import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import {
  actAsAdmin,
  notFoundIfInvalid,
  listPageAddress,
  pickQueryParameters,
  formText,
} from '#app/routes/admin/admin-act.ts'
import { AdminPage, adminMeta } from '#app/routes/admin/admin-page.tsx'
import { EntryList } from '#app/routes/admin/entry-list.tsx'
import { receiveAdminForm, requireAdmin } from '#app/routes/admin/require-admin.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { fetchCatalogueVersions, previewRebuild, rebuildCatalogue, rollBackCatalogue } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/catalogue.ts'
import { CataloguePreview } from './catalogue-preview.tsx'
import { CatalogueVersions } from './catalogue-versions.tsx'

const DONE: Record<string, string> = {
  rebuilt: 'The new version is active, on every node.',
  'rolled-back': 'The earlier version is active again, on every node.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const [versions, preview] = await Promise.all([
    notFoundIfInvalid(
      redirectToLastPage(fetchCatalogueVersions(client, pickQueryParameters(request, ['page'])), {
        request,
        address: listPageAddress(addresses.adminCatalogue, {}),
      }),
    ),
    previewRebuild(client),
  ])
  return { versions, preview, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { snapshot: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const formData = await receiveAdminForm(client, request, FORM)
  const [snapshot, reason] = [formData.get('snapshot'), formText(formData, 'reason')]
  const act = async () => {
    if (typeof snapshot !== 'string') {
      await rebuildCatalogue(client, reason)
      return 'rebuilt'
    }
    await rollBackCatalogue(client, { snapshotId: snapshot === '' ? null : snapshot, reason })
    return 'rolled-back'
  }
  return actAsAdmin(request, { form: formData, act })
}

export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, preview, done } = loaderData
  return (
    <AdminPage
      title="Catalogue"
      lead="A rebuild ranks skills and places by the experts who are listed now, and adds the terms that were mapped. Pages of the committed catalogue always stay."
      place="Catalogue"
      done={done}
      problems={actionData?.problems}
    >
      <Section id="preview" title="What a rebuild would change">
        <CataloguePreview preview={preview} typed={actionData?.typed} />
      </Section>
      <Section
        id="versions"
        title="Versions"
        beside={
          <ButtonLink variant="quiet" href="/v1/marketplace/admin/catalogue/export" download="catalogue-decisions.json">
            Export for catalogue/sources
          </ButtonLink>
        }
      >
        <CatalogueVersions versions={versions} typed={actionData?.typed} />
        <Pagination
          page={versions.page}
          pages={versions.pages}
          address={listPageAddress(addresses.adminCatalogue, {})}
        />
      </Section>
      {versions.acts.length > 0 && (
        <Section id="acts" title="Who did it, and why">
          <EntryList entries={versions.acts} />
        </Section>
      )}
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Catalogue')
