/** R302: a picture of work in words: what it is, and whose. */
export function workAlt(work: { name: string }, expert: { name: string }): string {
  return `${work.name}, by ${expert.name}`
}
