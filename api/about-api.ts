/** What `/docs` says before the list of calls, as Markdown. */
export function apiIntroduction(origin: string): string {
  return [
    'Find, read and manage the profiles of experts. Sessions travel in a cookie: sign in with POST /user/auth/sign-in/email.',
    `**For agents:** the same public data is served by the Model Context Protocol at \`${origin}/mcp\` (streamable HTTP, no account). Add that address to your client as a remote server. Its tools only read: \`search_experts\`, \`read_profile\`, \`compare_experts\`, \`cost_guide\`, and \`draft_inquiry\`, which answers with a link to a filled-in contact form for a person to check and send. The limits of this API apply.`,
  ].join('\n\n')
}
