const initial = (text: string) => `${[...text][0] ?? ''}•••`

/** R242: enough to recognise a known address, too little to learn an unknown one: `g•••@e•••.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  const dot = host.lastIndexOf('.')
  return `${initial(email.slice(0, at))}@${initial(host)}${dot > 0 ? host.slice(dot) : ''}`
}
