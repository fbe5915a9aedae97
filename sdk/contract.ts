import { createHash } from 'node:crypto'

import { HOST_API_PATH, HOST_SECURITY_SCHEME } from '#api/host/host-token.ts'
import { PUBLIC_READS } from '#api/public-reads.ts'

type Schemas = Record<string, unknown>
export type Contract = {
  openapi: string
  info: object
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Schemas; securitySchemes?: Record<string, unknown> }
}

/** What a platform's server calls: its reports, and the reads that are for everyone. */
function isForHosts(path: string): boolean {
  return path.startsWith(`${HOST_API_PATH}/`) || PUBLIC.has(path)
}

const PUBLIC = new Set<string>(PUBLIC_READS)

/** On these paths owners also write, with a session that a host does not have. */
const READ_ONLY = new Set(['get', 'parameters'])

/** The schema that describes a line's answer is named in a description only. */
const ALWAYS = ['HostLineAnswer']

const refsOf = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

function reachable(schemas: Schemas, names: string[]): Schemas {
  const found = new Set<string>()
  for (const left = [...names]; left.length > 0;) {
    const name = left.pop() ?? ''
    if (found.has(name) || !(name in schemas)) continue
    found.add(name)
    left.push(...refsOf(schemas[name]))
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}

/** The part of a site's OpenAPI document that is for hosts, without what differs from site to site. */
export function hostContract({ openapi, paths, components }: Contract): Contract {
  const kept = Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => isForHosts(path))
      .map(([path, methods]) => [
        path,
        PUBLIC.has(path)
          ? Object.fromEntries(Object.entries(methods).filter(([method]) => READ_ONLY.has(method)))
          : methods,
      ]),
  )
  const schemas = reachable(components.schemas, [...refsOf(kept), ...ALWAYS])
  const { [HOST_SECURITY_SCHEME]: token } = components.securitySchemes ?? {}
  return {
    openapi,
    info: { title: 'Calls for hosts', version: '1' },
    paths: kept,
    components: { schemas, securitySchemes: { [HOST_SECURITY_SCHEME]: token } },
  }
}

export const fingerprint = (contract: Contract) => createHash('sha256').update(JSON.stringify(contract)).digest('hex')
