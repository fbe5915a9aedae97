/** An alias as people write it: `den haag` as Den Haag, `nyc` as NYC. Aliases are stored in lower case. */
export function aliasName(alias: string): string {
  if (alias.length <= 3) return alias.toUpperCase()
  return alias.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
