import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import type { OpenApiDocument, OpenApiParameter } from '#client/contract.ts'

import type { Described } from './described-calls.ts'
import { curlCommand, exampleBody, exampleParameterValue } from './example-call.ts'

function ParameterInput({ id, parameter }: { id: string; parameter: OpenApiParameter }) {
  const { name, in: where, required = false, schema } = parameter
  const common = {
    id: `${id}-${where}-${name}`,
    name,
    label: required ? name : `${name} (optional)`,
    required,
    defaultValue: exampleParameterValue(parameter),
    'data-in': where,
  }
  if (schema.enum) {
    const values = [...(required ? [] : ['']), ...schema.enum.map(String)]
    return <SelectInput {...common} options={values.map((value) => ({ value, label: value }))} />
  }
  const isList = [schema.type].flat().includes('array')
  return (
    <TextInput
      {...common}
      autoComplete="off"
      {...(isList && { hint: 'Several: separated by commas', 'data-list': true })}
    />
  )
}

/**
 * A call to fill in and send, by app/islands/try-call; and the same call as a command. Without a script only those
 * reads can be sent that have nothing to fill into their path, since a form can do that itself.
 */
export function TryForm({ call, contract }: { call: Described; contract: OpenApiDocument }) {
  const { id, method, path, operation } = call
  const { parameters = [], requestBody } = operation
  const body = requestBody?.content['application/json']
  const isPlain = method === 'get' && !path.includes('{') && parameters.every((one) => one.in === 'query')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4">
      <h4 className="font-semibold">Try it</h4>
      <form
        action={isPlain ? path : undefined}
        data-call={`${method.toUpperCase()} ${path}`}
        className={`grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 ${isPlain ? '' : 'noscript:hidden'}`}
      >
        {parameters.map((parameter) => (
          <ParameterInput key={`${parameter.in} ${parameter.name}`} id={id} parameter={parameter} />
        ))}
        {body && (
          <TextArea
            id={`${id}-body`}
            name="body"
            data-in="body"
            label="Body"
            rows={6}
            spellCheck={false}
            className="field-sizing-content max-h-96 font-mono text-small"
            defaultValue={JSON.stringify(exampleBody(body, contract) ?? {}, null, 2)}
          />
        )}
        <Button className="justify-self-start">Send {method.toUpperCase()}</Button>
        <output className="grid grid-cols-[minmax(0,1fr)] gap-2" />
      </form>
      <p>Or as a command:</p>
      <pre className="rounded-field bg-sunken p-3 text-small break-words whitespace-pre-wrap">
        {curlCommand(call, contract)}
      </pre>
    </div>
  )
}
