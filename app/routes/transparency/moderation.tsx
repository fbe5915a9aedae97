import { clientContext, siteContext } from '#app/load-context.ts'
import { siteTitle } from '#app/private-meta.ts'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { fetchModerationCounts } from '#client/admin/reports.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/moderation.ts'
import { actionLabel } from './action-labels.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { quarters } = await fetchModerationCounts(context.get(clientContext))
  return { quarters, site: context.get(siteContext) }
}

/** Formats a quarter such as `2026-Q1`. */
function quarterName(quarter: string): string {
  const [year = '', part = ''] = quarter.split('-Q')
  const months = ['January to March', 'April to June', 'July to September', 'October to December']
  return `${months[Number(part) - 1] ?? part} ${year}`
}

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { quarters } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="max-w-prose">
        <h1 className="text-title">Moderation</h1>
        <p className="mt-4 text-lede text-ink-soft">
          What admins did, by quarter. Every act is kept with who, when and why; here it is only counted, and nobody is
          named.
        </p>
      </header>
      {quarters.length === 0 && <p>There was nothing to do yet.</p>}
      {quarters.map(({ quarter, acts, total }) => (
        <section key={quarter} aria-labelledby={quarter} className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id={quarter} className="text-heading">
            {quarterName(quarter)}
          </h2>
          <PlainTable
            caption={`Acts from ${quarterName(quarter)}`}
            columns={[{ name: 'Act' }, { name: 'Times', kind: 'number' }]}
            rows={[
              ...acts.map(({ action, result, count }) => ({
                key: `${action} ${result}`,
                cells: [actionLabel(action, result), wholeNumber(count)],
              })),
              { key: 'total', cells: ['All together', wholeNumber(total)] },
            ]}
          />
        </section>
      ))}
      <section aria-labelledby="how" className="grid max-w-prose gap-4">
        <h2 id="how" className="text-heading">
          How it works
        </h2>
        <p>
          Anyone can report a profile from its page, and either side of a conversation can report a message. An admin
          looks at it and closes the report with a reason. Admins read the words of a message only once it was reported,
          and each time they do is counted above.
        </p>
        <p>
          A suspended expert reads why. What decides who stands where is on the page about{' '}
          <a href={addresses.ranking}>ranking</a>.
        </p>
      </section>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: siteTitle('Moderation', matches) },
  {
    name: 'description',
    content: 'What admins did, counted by quarter: profiles hidden, suspended and restored, reports closed.',
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.site.url + addresses.moderation }] : []),
]
