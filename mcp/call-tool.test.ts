import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js'
import { expect, test } from 'vitest'

import { createClient, type Transport } from '#client/client.ts'

import { callTool, LISTED_TOOLS } from './call-tool.ts'

const contextOf = (answer: Transport) => ({
  client: createClient(answer),
  origin: 'https://guildhall.example',
  onError: () => 'Internal error: test-request',
})

const CARD = {
  slug: 'ada-moreau',
  name: 'Ada Moreau',
  title: null,
  type: 'freelancer',
  profileImg: null,
  location: { city: 'Paris', country: 'France' },
  skills: [],
  badges: [],
  availability: null,
  projectMinimum: null,
  featured: [],
  responseTimeHours: null,
  answerRate: null,
  numFollowers: 0,
}

test('R333, R544 an answer is passed on completely, as structured content and as text, including unknown fields', async () => {
  const answer = {
    q: 'a shop',
    match: 'exact',
    total: 1,
    more: false,
    page: 1,
    pages: 1,
    experts: [{ ...CARD, reasonsOfLater: ['speaks French'] }],
    facets: {},
    read: [],
    loosened: null,
    near: [],
    understoodLater: { skills: ['web-design'] },
  }
  const context = contextOf(async () => Response.json(answer))
  const { structuredContent, content } = await callTool(context, {
    name: 'search_experts',
    arguments: { q: 'a shop' },
  })
  expect(structuredContent).toEqual(answer)
  // R544: for clients that know text alone.
  const [text, json] = content.map((block) => (block.type === 'text' ? block.text : ''))
  expect([text, JSON.parse(json ?? '')]).toEqual([expect.stringContaining('Ada Moreau'), answer])
  const schema = LISTED_TOOLS.find(({ name }) => name === 'search_experts')?.outputSchema ?? { type: 'object' }
  expect(new AjvJsonSchemaValidator().getValidator(schema)(structuredContent)).toMatchObject({ valid: true })
})

test('R330 every filter is passed on as the API takes it', async () => {
  const asked: string[] = []
  const context = contextOf(async (address) => {
    asked.push(address)
    return Response.json({ total: 0, page: 2, pages: 0, experts: [] })
  })
  const given = {
    q: 'a & b',
    page: 2,
    sort: 'newest',
    service: ['animation', 'illustration'],
    language: ['de'],
    badge: ['Global Leader'],
    availability: ['AVAILABLE'],
    type: 'agency',
    budget: 5000,
    budgetFrom: 100,
    region: 'california',
  }
  await callTool(context, { name: 'search_experts', arguments: given })
  expect(asked).toEqual([
    '/v1/marketplace/search?q=a+%26+b&page=2&sort=newest&service=animation&service=illustration&language=de&badge=Global+Leader&availability=AVAILABLE&type=agency&budget=5000&budgetFrom=100&region=california',
  ])
})

test('an unexpected error is not disclosed', async () => {
  const context = contextOf(() => Promise.reject(new TypeError('a secret')))
  const { isError, content } = await callTool(context, { name: 'search_experts' })
  expect([isError, content]).toEqual([true, [{ type: 'text', text: 'Internal error: test-request' }]])
})
