import { readFileSync } from 'node:fs'

import routes from '#app/routes.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Call, Field, Form } from './calls.ts'

const MOST = 60

const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs
const FIELD = /<(input|button)\b([^>]*)>|<(select|textarea)\b([^>]*)>(.*?)<\/\3>/gs

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return found?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function readFields(html: string): Field[] {
  return Array.from(html.matchAll(FIELD), ([, short, shortAttributes, long, longAttributes, inner = '']): Field[] => {
    const attributes = shortAttributes ?? longAttributes ?? ''
    const name = attribute(attributes, 'name')
    if (name === undefined) return []
    const options = Array.from(inner.matchAll(/<option\b([^>]*)>/g), ([, one = '']) => attribute(one, 'value') ?? '')
    const kind = short === 'input' ? (attribute(attributes, 'type') ?? 'text') : (short ?? long ?? '')
    const value = long === 'textarea' ? inner : (attribute(attributes, 'value') ?? '')
    return [{ name, value, kind, ...(options.length > 0 && { options }) }]
  }).flat()
}

function readForms(html: string, path: string): Form[] {
  return Array.from(html.matchAll(FORM), ([, attributes = '', inner = '']): Form[] => {
    if (attribute(attributes, 'method')?.toLowerCase() !== 'post') return []
    const action = attribute(attributes, 'action') || path
    if (!action.startsWith('/')) return []
    return [{ path: action, fields: readFields(inner), multipart: attributes.includes('multipart') }]
  }).flat()
}

type Page = { pattern: string; parts: string[]; takesForms: boolean }

/** A page with an action can be sent more than its own form; without an action it accepts none. */
function hasAction(file: string): boolean {
  return /^export [^=]*\baction\b/m.test(readFileSync(new URL(`../../../../app/${file}`, import.meta.url), 'utf8'))
}

function isAt({ parts }: Page, path: string): boolean {
  const segments = path.split('/').slice(1)
  const needed = parts.filter((part) => !part.endsWith('?')).length
  if (segments.length < needed || segments.length > parts.length) return false
  return parts.every((part, at) => part.startsWith(':') || segments[at] === part)
}

function keep<T>(map: Map<string, T[]>, pattern: string, one: T, isSame: (other: T) => boolean): void {
  const list = map.get(pattern) ?? []
  map.set(pattern, list)
  const at = list.findIndex(isSame)
  if (at >= 0) list[at] = one
  else if (list.length < MOST) list.push(one)
  else list[list.length - 1] = one
}

/** Every page of the site with its addresses and forms, both collected from the pages that are served. */
export function openPages(onParameter: (name: string, value: string) => void) {
  const pages: Page[] = routes.flatMap(({ path = '', file }) =>
    path === '*' ? [] : [{ pattern: `/${path}`, parts: path.split('/'), takesForms: hasAction(file) }],
  )
  const addresses = new Map<string, string[]>()
  const forms = new Map<string, Form[]>()
  const find = (path: string) => pages.find((page) => isAt(page, path.split('?', 1)[0] ?? ''))

  function learn(html: string, path: string): void {
    for (const [, href = ''] of html.matchAll(/(?:href|src)="(?:https?:\/\/localhost:\d+)?(\/[^"#]*)/g)) {
      const address = href.replaceAll('&amp;', '&')
      const page = find(address)
      if (!page) continue
      keep(addresses, page.pattern, address, (other) => other === address)
      const values = (address.split('?', 1)[0] ?? '').split('/').slice(1)
      for (const [at, part] of page.parts.entries()) {
        if (part.startsWith(':')) onParameter(part.replace(/[:?]/g, ''), (values[at] ?? '').replace(/^@/, ''))
      }
    }
    for (const form of readForms(html, path)) {
      const shape = form.fields.map(({ name }) => name).join()
      const isSame = (other: Form) => other.path === form.path && other.fields.map(({ name }) => name).join() === shape
      keep(forms, find(form.path)?.pattern ?? '/', form, isSame)
    }
  }

  const calls: Call[] = pages.flatMap(({ pattern, takesForms }) =>
    (takesForms ? ['GET', 'POST'] : ['GET']).map((method) => ({
      row: `${method} ${pattern} (page)`,
      method,
      path: pattern,
      parameters: [],
      ...(method === 'POST' && { body: { kind: 'form' as const } }),
      components: {},
    })),
  )
  return {
    calls,
    learn,
    /** An address of this page that the site itself has linked to. */
    address: (pattern: string, random: Random) => pickFrom(addresses.get(pattern), random),
    form: (pattern: string, random: Random) => pickFrom(forms.get(pattern), random),
  }
}

function pickFrom<T>(list: T[] | undefined, random: Random): T | undefined {
  return list && list.length > 0 ? random.pick(list) : undefined
}

export type Pages = ReturnType<typeof openPages>
