import { z } from 'zod'

import { fetchComparison, shortlistShareAddress } from '#client/lists/shortlist.ts'
import { MAX_AGENT_COMPARISON } from '#domain/limits.ts'
import { comparisonSchema } from '#domain/lists/compared-expert.ts'
import { defineTool, UNTRUSTED_TEXT_NOTICE } from '#mcp/tool.ts'

import { handleInput } from './handle.ts'

const { min, max } = MAX_AGENT_COMPARISON

export const compareExperts = defineTool({
  name: 'compare_experts',
  title: 'Compare experts',
  description: `Sets ${min} to ${max} listed experts side by side: place, skills, services, languages, project minimum, availability, response time, badges. \`missing\` names the handles without a listed expert. ${UNTRUSTED_TEXT_NOTICE}`,
  input: z.strictObject({ handles: z.array(handleInput).min(min).max(max) }),
  output: comparisonSchema,
  async run({ client, origin }, { handles }) {
    const comparison = await fetchComparison(client, handles)
    const { experts, missing } = comparison
    const lines = [
      `Compared: ${experts.map(({ name }) => name).join(', ') || 'nobody'}.`,
      ...(missing.length > 0 ? [`Not listed: ${missing.join(', ')}.`] : []),
      ...(experts.length > 0 ? [`As a page: ${origin}${shortlistShareAddress(experts.map(({ slug }) => slug))}`] : []),
    ]
    return { text: lines.join('\n'), structured: comparison }
  },
})
