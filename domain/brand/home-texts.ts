import { plural } from '#domain/text/plural.ts'

/** The texts of the home page. `{{experts}}` stands for how many there are, `{{platform}}` for the platform's name. */
export type HomeTexts = {
  /** After the site's name in the title of the page. */
  tagline: string
  /** Also on the picture for shared links. */
  headline: string
  lead: string
  /** For search engines and shared links. */
  description: string
  steps: { title: string; text: string }[]
  join: { heading: string; text: string; button: string }
}

const OURS: HomeTexts = {
  tagline: 'find the person who builds your website',
  headline: 'Find the person who builds your website',
  lead: '{{experts}} for {{platform}}, each with the work to show for it.',
  description:
    'Freelancers and agencies for website work, with the sites they built, their terms and when they have time.',
  steps: [
    {
      title: 'Look at the work',
      text: 'Every card leads with sites that somebody built, not with a slogan about them.',
    },
    {
      title: 'Compare the terms',
      text: 'Where a project starts, when there is time for it, and which languages you can speak.',
    },
    { title: 'Talk to a person', text: 'No bidding and no commission: you and the expert agree between yourselves.' },
  ],
  join: {
    heading: 'You build websites?',
    text: 'Show your work where clients look for it, on a page that is yours.',
    button: 'What you get',
  },
}

/** What a brand may set; everything else stays ours. */
export type BrandHome = Partial<Omit<HomeTexts, 'join'>> & { join?: Partial<HomeTexts['join']> | undefined }

/** R563: the brand's texts where it has them; a brand with a headline alone has it as its tagline, too. */
export function homeTexts(brand: BrandHome = {}): HomeTexts {
  return {
    ...OURS,
    ...(brand.headline !== undefined && { tagline: brand.headline }),
    ...brand,
    join: { ...OURS.join, ...brand.join },
  }
}

/** A lead with its placeholders filled in. */
export function homeLead(lead: string, { total, platformName }: { total: number; platformName: string }): string {
  const experts =
    total > 0 ? plural(total, 'freelancer or agency', 'freelancers and agencies') : 'Freelancers and agencies'
  return lead.replaceAll('{{experts}}', () => experts).replaceAll('{{platform}}', () => platformName)
}
