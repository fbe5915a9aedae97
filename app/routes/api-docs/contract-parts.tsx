import type { ReactNode } from 'react'

import type { OpenApiDocument } from '#client/contract.ts'

import { ContractText } from './contract-text.tsx'
import { toAnchorId, describedCalls } from './described-calls.ts'
import { FOLDABLE_CLASS, FoldMark } from './fold-mark.tsx'
import { OperationDetails } from './operation-details.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { schemaAnchorId } from './schema-type.tsx'

/** Its ids come from its title: ids that React generates could repeat those of another fragment. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = toAnchorId(title)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Schemas({ schemas }: OpenApiDocument['components']) {
  return Object.entries(schemas).map(([name, schema]) => (
    <details key={name} className={FOLDABLE_CLASS}>
      <summary className="relative block cursor-pointer py-3 pr-8">
        <h3 className="text-compact font-semibold wrap-anywhere">{name}</h3>
        <FoldMark />
      </summary>
      <div id={schemaAnchorId(name)} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-3 pb-6 text-compact">
        {schema.description && (
          <p className="max-w-prose">
            <ContractText text={schema.description} />
          </p>
        )}
        <SchemaFields schema={schema} />
      </div>
    </details>
  ))
}

/** Every call by its tag, every event and every schema, with links to these parts. */
export function ContractParts({ contract }: { contract: OpenApiDocument }) {
  const groups = Map.groupBy(describedCalls(contract.paths), ({ operation }) => operation.tags?.[0] ?? 'Others')
  const titles = [...groups.keys(), 'Webhooks', 'Schemas']
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <nav aria-label="Parts of the API" className="-mt-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {titles.map((title) => (
            <li key={title}>
              <a href={`#${toAnchorId(title)}`} className="touch-target">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([title, calls]) => (
        <Part key={title} title={title}>
          <div>
            {calls.map((call) => (
              <OperationDetails key={call.id} call={call} contract={contract} />
            ))}
          </div>
        </Part>
      ))}
      <Part title="Webhooks">
        <p className="max-w-prose">What the platform is told, signed, at the address that it has given.</p>
        <div>
          {describedCalls(contract.webhooks).map((call) => (
            <OperationDetails key={call.id} call={call} contract={contract} sent />
          ))}
        </div>
      </Part>
      <Part title="Schemas">
        <div>
          <Schemas schemas={contract.components.schemas} />
        </div>
      </Part>
    </div>
  )
}
