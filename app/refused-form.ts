/** R514: whether an action answers with a form that was refused, as conform says it: by itself, or as its `result`. */
export function isRefusedForm(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  if ('status' in answer && answer.status === 'error') return true
  return 'result' in answer && isRefusedForm(answer.result)
}
