/**
 * R524: the mailbox under which limits count an address. Most mail servers deliver `user+tag@` to `user@`, so the tag is
 * dropped. For keys of limits only: as identities, both addresses are different.
 */
export function mailboxLimitKey(email: string): string {
  const at = email.lastIndexOf('@')
  const plus = email.indexOf('+')
  const hasTag = plus > 0 && plus < at
  return (hasTag ? email.slice(0, plus) + email.slice(at) : email).toLowerCase()
}
