// oxlint-disable-next-line import/default -- Vite's URL of the built file
import tryCallIsland from '#app/islands/try-call/try-call.ts?worker&url'
import { clientContext } from '#app/load-context.ts'
import { Section } from '#app/ui/section.tsx'
import { fetchContract } from '#client/contract.ts'

import type { Route } from './+types/api-docs.ts'
import { ContractText } from './contract-text.tsx'
import { asId, describedCalls } from './described-calls.ts'
import { FOLDED, FoldMark } from './fold-mark.tsx'
import { OperationDetails } from './operation-details.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { schemaId } from './schema-type.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { contract: await fetchContract(context.get(clientContext)) }
}

export default function ApiDocsPage({ loaderData: { contract } }: Route.ComponentProps) {
  const calls = describedCalls(contract.paths)
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'Others')
  const titles = [...groups.keys(), 'Webhooks', 'Schemas']
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]" data-island={tryCallIsland}>
      <header className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="text-title">{contract.info.title}</h1>
        {contract.info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <ContractText text={paragraph} />
          </p>
        ))}
        <p>
          <a href="/openapi.json">The same as an OpenAPI document</a>
        </p>
        <nav aria-label="Parts of the API">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {titles.map((title) => (
              <li key={title}>
                <a href={`#${asId(title)}`} className="inline-block py-2">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {[...groups].map(([title, described]) => (
        <Section key={title} id={asId(title)} title={title}>
          <div>
            {described.map((call) => (
              <OperationDetails key={call.id} call={call} contract={contract} />
            ))}
          </div>
        </Section>
      ))}
      <Section id={asId('Webhooks')} title="Webhooks">
        <p className="max-w-prose">What the platform is told, signed, at the address that it has given.</p>
        <div>
          {describedCalls(contract.webhooks).map((call) => (
            <OperationDetails key={call.id} call={call} contract={contract} sent />
          ))}
        </div>
      </Section>
      <Section id={asId('Schemas')} title="Schemas">
        <div>
          {Object.entries(contract.components.schemas).map(([name, schema]) => (
            <details key={name} className={FOLDED}>
              <summary className="relative block cursor-pointer py-3 pr-8">
                <h3 className="text-compact font-semibold wrap-anywhere">{name}</h3>
                <FoldMark />
              </summary>
              <div id={schemaId(name)} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-3 pb-6 text-compact">
                {schema.description && (
                  <p className="max-w-prose">
                    <ContractText text={schema.description} />
                  </p>
                )}
                <SchemaFields schema={schema} />
              </div>
            </details>
          ))}
        </div>
      </Section>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.contract.info.title },
  { name: 'robots', content: 'noindex' },
]
