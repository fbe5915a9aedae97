import { catalogueContext, clientContext } from '#app/load-context.ts'
import { notFoundIfInvalid, pickQueryParameters } from '#app/routes/admin/admin-act.ts'
import { adminMeta, AdminPage } from '#app/routes/admin/admin-page.tsx'
import { requireAdmin } from '#app/routes/admin/require-admin.ts'
import { FUNNEL_STEP_LABELS } from '#app/ui/figures/funnel-labels.ts'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Section } from '#app/ui/section.tsx'
import { fetchAdminFunnel } from '#client/admin/funnel.ts'
import { FUNNEL_STEPS } from '#domain/statistics/funnel-steps.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/funnel.ts'
import { FunnelFilters } from './funnel-filters.tsx'
import { SearchedWords } from './searched-words.tsx'

const NAMES = { skill: 'Skill', country: 'Country', city: 'City' } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const catalogue = context.get(catalogueContext)
  const query = pickQueryParameters(request, ['by', 'days', 'skill', 'country'])
  const filters = Object.fromEntries(query)
  const typed = query.getAll('skill')
  const [skill] = [...catalogue.normalizeSkillSlugs(typed), ...catalogue.normalizeSkillNames(typed)]
  query.delete('skill')
  if (skill) query.set('skill', skill.slug)
  const countries = [...catalogue.countries.values()]
    .map(({ slug, displayName }) => ({ value: slug, label: displayName }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const isUnknown = typed.length > 0 && !skill
  return { funnel: await notFoundIfInvalid(fetchAdminFunnel(client, query)), filters, countries, isUnknown }
}

/** What the columns of this table are about: not the same by skill as by place. */
function explain(by: keyof typeof NAMES): string {
  return by === 'skill'
    ? 'Shown and opened: from hire pages for the skill. Contacted, answered and hired: experts who offer it, so that a conversation counts for each of their skills.'
    : `By the ${by} of the expert, from lists and pages of all kinds.`
}

export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { funnel, ...filters } = loaderData
  const { by, days, rows, words } = funnel
  return (
    <AdminPage
      title="From shown to hired"
      lead="What visitors see, open and do. Shown is a lower bound: pages that a proxy in front sends are not counted."
      place="Funnel"
    >
      <FunnelFilters {...filters} />
      <Section id="areas" title={`By ${by}, in the last ${countWithNoun(days, 'day')}`}>
        <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="text-compact text-ink-soft">{explain(by)}</p>
          {rows.length > 0 ? (
            <PlainTable
              caption={`From shown to hired, by ${by}`}
              columns={[
                { name: NAMES[by] },
                ...FUNNEL_STEPS.map((step) => ({ name: FUNNEL_STEP_LABELS[step], kind: 'number' as const })),
              ]}
              rows={rows.map((row) => ({
                key: row.slug,
                cells: [row.name, ...FUNNEL_STEPS.map((step) => wholeNumber(row[step]))],
              }))}
            />
          ) : (
            <p>Nothing was shown or asked in these days.</p>
          )}
        </Panel>
      </Section>
      <Section id="words" title="Searches that found few or nobody">
        <SearchedWords words={words} />
      </Section>
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Funnel')
