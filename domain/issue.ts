/**
 * What is wrong, as a code with parameters, so that clients choose their own words. `field` is a path as in `fields`.
 * Codes are those of failures, and of what a schema refuses.
 */
export type Issue = { code: string; params: Record<string, string | number>; field?: string }

export const issue = (code: string, params: Issue['params'] = {}, field?: string): Issue => ({
  code,
  params,
  ...(field !== undefined && { field }),
})
