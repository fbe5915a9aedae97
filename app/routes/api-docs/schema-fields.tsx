import type { OpenApiSchema } from '#client/contract.ts'

import { ContractText } from './contract-text.tsx'
import { describeSchemaLimits, renderSchemaType } from './schema-type.tsx'

/** The objects that a value may consist of, without those that have a name. */
function objectsIn(schema: OpenApiSchema): OpenApiSchema[] {
  if (schema.properties) return [schema]
  const nested = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  const parts = [...(schema.anyOf ?? schema.oneOf ?? []), ...(schema.items ? [schema.items] : []), ...nested]
  return parts.flatMap(objectsIn)
}

export type SchemaField = {
  name: string
  where?: string
  required: boolean
  description?: string
  schema: OpenApiSchema
}

/** Fields with their types, one below the other; the fields of an object are indented below it. */
export function FieldList({ fields }: { fields: SchemaField[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {fields.map(({ name, where, required, schema, description = schema.description }) => {
        const limits = describeSchemaLimits(schema)
        return (
          <li key={`${where} ${name}`}>
            <p>
              <code className="font-semibold">{name}</code>{' '}
              <span className="text-ink-soft">
                {where && `in the ${where}, `}
                {required ? 'required' : 'optional'}: {renderSchemaType(schema)}
                {limits && `; ${limits}`}
              </span>
            </p>
            {description && (
              <p>
                <ContractText text={description} />
              </p>
            )}
            <ObjectFields schema={schema} />
          </li>
        )
      })}
    </ul>
  )
}

function ObjectFields({ schema }: { schema: OpenApiSchema }) {
  return objectsIn(schema).map((object) => (
    <div key={JSON.stringify(object.properties)} className="mt-2.5 border-l border-line pl-4">
      <FieldList fields={fieldsOf(object)} />
    </div>
  ))
}

const fieldsOf = ({ properties = {}, required = [] }: OpenApiSchema): SchemaField[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))

/** A schema as a whole: its type, if it is no object, and all of its fields. */
export function SchemaFields({ schema }: { schema: OpenApiSchema }) {
  return (
    <>
      {!schema.properties && <p className="text-ink-soft">{renderSchemaType(schema)}</p>}
      {schema.properties ? <FieldList fields={fieldsOf(schema)} /> : <ObjectFields schema={schema} />}
    </>
  )
}
