import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const southAsia: DemoExpert[] = [
  {
    handle: 'tahmina-rahman-chowdhury',
    name: 'Tahmina Rahman Chowdhury',
    kind: 'person',
    presentation: 'feminine',
    title: 'Webflow designer and developer',
    city: 'Dhaka',
    country: 'Bangladesh',
    about: prose`
      I design in the morning and build after lunch, so whatever I draw I also have to make work. That keeps my
      layouts honest.

      Six years, a little over ninety sites, mostly for studios in Europe who needed one more pair of hands and then
      kept writing back. I overlap with your afternoon until 19:00 Berlin time.
    `,
    skills: ['Webflow', 'Web Design', 'Figma', 'GSAP', 'CMS Architecture', 'Responsive Design'],
    services: ['web-design-ui-ux', 'web-development', 'animation'],
    languages: ['bn', 'en', 'de'],
    projectMinimum: { amount: 900, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Template of the Year', awardLevel: 'winner', awardDate: '2026-02-12' },
    ],
    website: 'https://tahminarc.example',
    responseTimeHours: 1,
    followers: 1660,
    likes: 4985,
    views: 73400,
    sites: [
      {
        kind: 'architect',
        name: 'Jolrekha Architects',
        description: 'Flood-wise houses shown in section and in season.',
      },
      { kind: 'furniture', name: 'Beyt & Bamboo', description: 'Catalogue with weave samples you can zoom into.' },
      { kind: 'developer', name: 'Patchwise', description: 'Product site with an animated terminal, no video.' },
      { kind: 'yoga', name: 'Haus Atem', description: 'A white-label build for a Hamburg studio, in ten days.' },
      {
        kind: 'photographer',
        name: 'Nusrat Alamgir',
        description: 'Full-bleed portfolio that stays under one megabyte.',
      },
      { kind: 'festival', name: 'Boi Mela Nights', description: 'Readings, routes and rickshaw stops on one map.' },
    ],
    highlights: [
      { site: 2, caption: 'Swapping the hero video for code saved 11 MB and lifted demo requests by a quarter.' },
      { site: 0, caption: 'Two of the practice’s last five commissions began with the contact form.' },
    ],
  },
  {
    handle: 'rafiul-karim',
    name: 'Rafiul Karim',
    kind: 'person',
    presentation: 'masculine',
    title: 'WordPress to Webflow migrations',
    city: 'Dhaka',
    country: 'Bangladesh',
    about: prose`
      I move websites. Old theme, forty plugins, three authors who left without passwords: send me what you have and I
      will send back an inventory, a price and a date.

      Nothing is deleted until you have clicked through the new site yourself.
    `,
    skills: ['WordPress', 'Webflow', 'Data Migration', 'PHP', 'Regular Expressions', 'SEO'],
    services: ['platform-migrations', 'web-development', 'seo-audit-and-optimization'],
    languages: ['bn', 'en', 'hi'],
    projectMinimum: { amount: 600, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    responseTimeHours: 2,
    followers: 174,
    likes: 265,
    views: 6420,
    sites: [
      {
        kind: 'law',
        name: 'Chambers of Huq & Sattar',
        description: 'Fifteen years of judgments moved, tagged and searchable.',
      },
      {
        kind: 'magazine',
        name: 'The Delta Reader',
        description: '3,400 posts and their pictures, with captions intact.',
      },
      { kind: 'clinic', name: 'Green Road Dental', description: 'From 41 plugins to none.' },
    ],
    highlights: [
      { site: 1, caption: 'Moved over one weekend. Monday’s newsletter went out from the new site on time.' },
    ],
  },
  {
    handle: 'lalmatia-studio',
    name: 'Lalmatia Studio',
    kind: 'workspace',
    businessType: 'AGENCY',
    city: 'Dhaka',
    country: 'Bangladesh',
    about: prose`
      Twenty-two people on the third floor of a house with a mango tree. We run long partnerships with shops and
      software companies abroad: a named designer, a named developer, and a weekly call that starts with what went
      wrong.

      Half of our team joined through our own evening course, which has been free since 2019. Clients are welcome to
      sit in; several have.
    `,
    skills: [
      'Shopify',
      'Webflow',
      'Web Design',
      'React',
      'Quality Assurance',
      'Conversion Optimization',
      'Figma',
      'Animation',
    ],
    services: ['e-commerce-development', 'web-development', 'web-design-ui-ux', 'custom-code-scripting', 'animation'],
    languages: ['bn', 'en', 'ja'],
    projectMinimum: { amount: 2500, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Premium Partner' },
      { badgeType: 'partner', badgeName: 'Community Educator' },
      { badgeType: 'award', badgeName: 'Best E-commerce Site', awardLevel: 'winner', awardDate: '2025-05-15' },
      { badgeType: 'award', badgeName: 'Agency of the Year', awardLevel: 'honoree', awardDate: '2025-11-13' },
    ],
    website: 'https://lalmatia.example',
    responseTimeHours: 4,
    followers: 2480,
    likes: 5710,
    views: 95800,
    sites: [
      { kind: 'bicycles', name: 'Fenland Velo', description: 'Three-country shop with service bookings.' },
      { kind: 'skincare', name: 'Neem & Night', description: 'Refill subscriptions and a skin diary for customers.' },
      { kind: 'analytics', name: 'Tallyhouse', description: 'Four years of landing pages, tested every fortnight.' },
      { kind: 'florist', name: 'Peony Post', description: 'Same-day delivery slots for twelve cities.' },
      { kind: 'fintech', name: 'Remitwell', description: 'Rates, fees and arrival times before any sign-up.' },
      { kind: 'conference', name: 'Bay of Code', description: 'Our own yearly event, built by the evening course.' },
    ],
    highlights: [
      { site: 0, caption: 'Mobile sales overtook desktop within a month; total revenue up 31% on the year before.' },
      { site: 3, caption: 'Missed delivery slots fell from 6% of orders to under 1%.' },
      { site: 4, caption: 'Showing fees first brought 2.4 times as many completed transfers.' },
    ],
  },
  {
    handle: 'sharanya-hegde',
    name: 'Sharanya Hegde',
    kind: 'person',
    presentation: 'feminine',
    title: 'Developer marketing sites and documentation',
    city: 'Bengaluru',
    country: 'India',
    about: prose`
      Engineers are a hard audience: they skip the adjectives and look for the install command. I build sites for
      developer tools and data companies with that reader in mind, having been that reader for eight years.

      I write the code samples myself and run every one of them. In
      October I am with family in Sirsi and slow to answer; otherwise expect a reply the same day.
    `,
    skills: ['Technical Writing', 'React', 'TypeScript', 'Documentation', 'Webflow', 'API Design', 'SEO'],
    services: ['web-development', 'custom-code-scripting', 'data-and-analytics', '3rd-party-integrations'],
    languages: ['en', 'kn', 'hi'],
    projectMinimum: { amount: 150000, currency: 'INR' },
    availability: { status: 'LIMITED' },
    badges: [
      { badgeType: 'partner', badgeName: 'Premium Partner' },
      { badgeType: 'award', badgeName: 'Freelancer of the Year', awardLevel: 'honoree', awardDate: '2024-11-28' },
    ],
    website: 'https://sharanya.example',
    responseTimeHours: 5,
    followers: 1390,
    likes: 2755,
    views: 44500,
    sites: [
      { kind: 'developer', name: 'Loomstack', description: 'Docs, changelog and a playground in one place.' },
      { kind: 'analytics', name: 'Kaveri Metrics', description: 'Pricing page with a calculator people trust.' },
      { kind: 'developer', name: 'Quietlog', description: 'A home page that is mostly a terminal.' },
      { kind: 'fintech', name: 'Settle Street', description: 'Sandbox keys handed out before the sales call.' },
      { kind: 'conference', name: 'Monsoon DevConf', description: 'Talks archive with searchable captions.' },
    ],
    highlights: [
      { site: 0, caption: 'Time to first successful call went from 26 minutes to seven.' },
      { site: 1, caption: 'Pricing questions to sales dropped 40% once the calculator was public.' },
    ],
  },
]
