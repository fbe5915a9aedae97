import type { ReactNode } from 'react'

import type { OpenApiDocument, OpenApiOperation } from '#client/contract.ts'

import { ContractText } from './contract-text.tsx'
import type { Described } from './described-calls.ts'
import { FOLDABLE_CLASS, FoldMark } from './fold-mark.tsx'
import { FieldList, SchemaFields } from './schema-fields.tsx'
import { renderSchemaType } from './schema-type.tsx'
import { TryForm } from './try-form.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </div>
  )
}

function Answers({ responses }: Pick<OpenApiOperation, 'responses'>) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {Object.entries(responses).map(([status, { description, content = {} }]) => {
        const schema = content['application/json']?.schema
        const otherTypes = Object.keys(content).filter((type) => type !== 'application/json')
        return (
          <li key={status} className="grid grid-cols-[3rem_minmax(0,1fr)]">
            <code className="font-semibold">{status}</code>
            <div>
              <p>
                <ContractText text={description} /> {schema?.$ref ? renderSchemaType(schema) : otherTypes.join(' or ')}
              </p>
              {schema && !schema.$ref && <SchemaFields schema={schema} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Everything about a call, behind its title; a link to its id opens it. */
export function OperationDetails({
  call,
  contract,
  sent,
}: {
  call: Described
  contract: OpenApiDocument
  sent?: boolean
}) {
  const { id, method, path, operation } = call
  const { summary, description, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  return (
    <details className={FOLDABLE_CLASS}>
      <summary className="relative flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 py-3 pr-8">
        <code className="w-16 text-small font-semibold text-accent uppercase">{sent ? 'event' : method}</code>
        <h3 className="min-w-0 text-compact font-semibold break-words">
          <code>{path}</code>
        </h3>
        <span className="text-compact text-ink-soft">{summary}</span>
        <FoldMark />
      </summary>
      <div id={id} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-6 pb-8 text-compact">
        {description && (
          <p className="max-w-prose">
            <ContractText text={description} />
          </p>
        )}
        {parameters.length > 0 && (
          <Part title="Parameters">
            <FieldList
              fields={parameters.map(({ in: where, required = false, ...one }) => ({ ...one, required, where }))}
            />
          </Part>
        )}
        {body && (
          <Part title="Body">
            <SchemaFields schema={body} />
          </Part>
        )}
        <Part title={sent ? 'Your answer' : 'Answers'}>
          <Answers responses={responses} />
        </Part>
        {!sent && <TryForm call={call} contract={contract} />}
      </div>
    </details>
  )
}
