/** A brief as a guest sends it to these experts. */
export function newBrief(to: string[], fields: Record<string, unknown> = {}) {
  return {
    to,
    subject: 'A website for a bakery',
    body: 'We are opening in March and need a site with pre-orders and a map.',
    audience: 'People of the neighbourhood',
    budget: '3,000 EUR',
    timing: 'Within a month',
    examples: ['https://example.test/a'],
    ...fields,
  }
}
