type Named = { slug: string; displayName: string; aliases: readonly string[] }

/** R721: the casings of its name that people type, unless the name means another city. Lookups ignore case. */
export function casingVariants({ slug, displayName, aliases }: Named): string[] {
  const lower = displayName.toLowerCase()
  if (lower !== slug && !aliases.includes(lower)) return []
  const variants = [displayName, displayName.toUpperCase()]
  return [...new Set(variants)].filter((variant) => variant !== lower && variant.toLowerCase() === lower)
}
