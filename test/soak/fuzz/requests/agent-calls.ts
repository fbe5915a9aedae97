import type { Call } from './calls.ts'
import type { Schema } from './schema.ts'

const text: Schema = { type: 'string' }
const texts: Schema = { type: 'array', items: text }

/** Arguments of all tools together: each refuses those that are another's. */
const ARGUMENTS: Schema = {
  type: 'object',
  properties: {
    q: text,
    page: { type: 'integer' },
    language: texts,
    budget: { type: 'integer' },
    region: text,
    handle: text,
    handles: texts,
    skill: text,
    country: text,
    city: text,
    subject: text,
    message: { type: 'string', minLength: 20 },
  },
}

const TOOLS = ['search_experts', 'read_profile', 'compare_experts', 'cost_guide', 'draft_inquiry', 'constructor']
const METHODS = ['tools/call', 'tools/call', 'tools/call', 'tools/list', 'initialize', 'ping', 'tasks/list']

const MESSAGE: Schema = {
  type: 'object',
  required: ['jsonrpc', 'id', 'method', 'params'],
  properties: {
    jsonrpc: { const: '2.0' },
    id: { anyOf: [{ type: 'integer' }, text] },
    method: { enum: METHODS },
    params: {
      type: 'object',
      required: ['name', 'arguments'],
      properties: { name: { enum: TOOLS }, arguments: ARGUMENTS },
    },
  },
}

const callOf = (name: string, given: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})

const EXAMPLES = [
  callOf('search_experts', { q: 'webflow designer in berlin', type: 'freelancer', service: ['animation'] }),
  callOf('read_profile', { handle: 'ada-moreau' }),
  callOf('compare_experts', { handles: ['ada-moreau', 'northlight'] }),
  callOf('cost_guide', { skill: 'web design', country: 'Germany', city: 'Berlin' }),
  callOf('draft_inquiry', {
    handle: 'ada-moreau',
    subject: 'A website for a bakery',
    message: 'We are opening in March and need a site with pre-orders.',
  }),
  [
    callOf('search_experts', { q: 'seo' }, 1),
    callOf('read_profile', { handle: 'northlight' }, 2),
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
  ],
  {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } },
  },
]

export const AGENT_CALL: Call = {
  row: 'POST /mcp',
  method: 'POST',
  path: '/mcp',
  parameters: [],
  body: { kind: 'json', schema: { anyOf: [MESSAGE, MESSAGE, { type: 'array', items: MESSAGE }] }, examples: EXAMPLES },
  components: {},
}
