import type { OpenAPIHono } from '@hono/zod-openapi'

import type { ApiEnv } from './api-env.ts'

type Document = ReturnType<OpenAPIHono<ApiEnv>['getOpenAPI31Document']>

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const
const SESSION = 'session'

const TAGS = {
  Profiles: 'Profiles of experts: read, create, edit, publish, follow and report them.',
  Experts: 'Lists, searches, suggestions and counts of experts who can be hired.',
  Messages: 'Inquiries, conversations and briefs.',
  Following: 'What an account follows and likes.',
  Account: 'The signed-in account.',
  'Sign-in': 'Sign up, sign in and out, passwords, addresses and sessions.',
  Uploads: 'Pictures.',
  Analytics: 'Events of our own pages.',
  Host: 'Reports of the site builder.',
  Admin: 'For admins.',
  Demo: 'Controls of the demo.',
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const wordsOf = (text: string) => text.split(/[^A-Za-z0-9]+/).filter(Boolean)

/** `GET /v1/marketplace/hire/{skill}/{country}` is `getHireBySkillByCountry`. */
function operationId(method: string, path: string): string {
  const segments = path.replace(/^\/v1\/marketplace\//, '').split('/')
  const words = segments.flatMap((segment) =>
    segment.startsWith('{') ? ['by', ...wordsOf(segment)] : wordsOf(segment),
  )
  return method + words.map(capitalized).join('')
}

/**
 * Adds to the OpenAPI document what follows from its routes: an id for each operation, who may call it, and the tags.
 * Where a route does not say who may call it, a 401 among its answers says that a session is needed.
 */
export function completeOpenApiDocument(document: Document, { cookie }: { cookie: string }): Document {
  const tags = new Set<string>()
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      operation.operationId = operationId(method, path)
      operation.security ??= '401' in (operation.responses ?? {}) ? [{ [SESSION]: [] }] : [{}, { [SESSION]: [] }]
      for (const tag of operation.tags ?? []) tags.add(tag)
    }
  }
  // A delivery is signed, which OpenAPI has no scheme for: its headers describe it.
  for (const [type, item] of Object.entries(document.webhooks ?? {})) {
    if (!('post' in item) || !item.post) continue
    item.post.operationId = `on${wordsOf(type).map(capitalized).join('')}`
    item.post.security = []
  }
  document.tags = Object.entries(TAGS).flatMap(([name, description]) => (tags.has(name) ? [{ name, description }] : []))
  document.components = {
    // First, since programs compare the document as text.
    schemas: {},
    ...document.components,
    securitySchemes: {
      ...document.components?.securitySchemes,
      [SESSION]: {
        type: 'apiKey',
        in: 'cookie',
        name: cookie,
        description: 'The cookie of a session, which POST /user/auth/sign-in/email sets.',
      },
    },
  }
  return document
}
