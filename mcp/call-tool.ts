import { type CallToolResult, ErrorCode, type ListToolsResult, McpError } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

import { ApiFailure } from '#client/api-failure.ts'

import { ALL_TOOLS } from './all-tools.ts'
import { type Tool, type ToolContext, ToolError } from './tool.ts'

const TOOLS = new Map(ALL_TOOLS.map((tool) => [tool.name, tool]))

/**
 * As input, so that an answer may have fields that its schema does not know yet. A schema with an id would become a
 * reference, where clients want an object; an extended one has none.
 */
const schemaOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema.extend({}), {
    target: 'draft-7',
    io: 'input',
  }) as ListToolsResult['tools'][number]['inputSchema']

const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

export const LISTED_TOOLS: ListToolsResult['tools'] = ALL_TOOLS.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input),
  outputSchema: schemaOf(output),
  annotations: ANNOTATIONS,
}))

/** The API's own sentence, and what it says about each field. */
function failureText({ msg, fields }: ApiFailure): string {
  const details = Object.entries(fields).flatMap(([name, problems]) => problems.map((one) => `${name}: ${one}`))
  return [msg, ...details].join('\n')
}

type Context = ToolContext & { onError: (error: unknown) => string }

async function run(tool: Tool, context: Context, given: unknown): Promise<CallToolResult> {
  const { success, data, error } = tool.input.safeParse(given)
  if (!success) throw new ToolError(`Check the arguments:\n${z.prettifyError(error)}`)
  const { text, structured } = await tool.run(context, data)
  // R544: clients that do not read structured content find it as text.
  const texts = [text, JSON.stringify(structured)]
  return { content: texts.map((one) => ({ type: 'text' as const, text: one })), structuredContent: structured }
}

export async function callTool(
  context: Context,
  { name, arguments: given = {} }: { name: string; arguments?: unknown },
): Promise<CallToolResult> {
  const tool = TOOLS.get(name)
  if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.')
  try {
    return await run(tool, context, given)
  } catch (error) {
    const text =
      error instanceof ApiFailure
        ? failureText(error)
        : error instanceof ToolError
          ? error.message
          : context.onError(error)
    return { content: [{ type: 'text', text }], isError: true }
  }
}
