/** The texts of the home page. `{{experts}}` stands for how many there are, `{{platform}}` for the platform's name. */
export type HomeTexts = {
  /** After the site's name in the title of the page. */
  tagline: string
  headline: string
  lead: string
  /** For search engines and shared links. */
  description: string
  steps: { title: string; text: string }[]
  join: { heading: string; text: string; button: string }
}

/** What a brand may set; everything else stays ours. */
export type BrandHomeTexts = Partial<Omit<HomeTexts, 'join'>> & { join?: Partial<HomeTexts['join']> | undefined }

/** R563: the brand's texts where it has them; a brand with a headline alone has it as its tagline, too. */
export function mergeHomeTexts(ours: HomeTexts, brand: BrandHomeTexts = {}): HomeTexts {
  return {
    ...ours,
    ...(brand.headline !== undefined && { tagline: brand.headline }),
    ...brand,
    join: { ...ours.join, ...brand.join },
  }
}

/** A lead with its placeholders filled in. */
export function fillHomeLead(lead: string, { experts, platform }: { experts: string; platform: string }): string {
  return lead.replaceAll('{{experts}}', () => experts).replaceAll('{{platform}}', () => platform)
}
