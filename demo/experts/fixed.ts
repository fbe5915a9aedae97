import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const ADA_MOREAU: DemoExpert = {
  handle: 'ada-moreau',
  name: 'Ada Moreau',
  kind: 'person',
  presentation: 'feminine',
  title: 'Brand and web designer',
  city: 'New York City',
  country: 'United States',
  about: prose`
    I help small makers look as good as what they make: identity, words and a fast, quiet website, from first sketch
    to launch day and the year after.

    My clients bake, throw pots, mend bicycles and run seven-room hotels. I visit the workshop before I open a file,
    and I write the first draft of every page myself, so the design always has something true to hold on to.

    I grew up between Lyon and Queens and work in English and French. On the first Thursday of the month I teach a
    free evening class for people building their own site.
  `,
  skills: ['Branding', 'Web Design', 'Webflow', 'Figma', 'Copywriting', 'Art Direction', 'Typography', 'SEO'],
  services: [
    'branding-and-strategy',
    'web-design-ui-ux',
    'web-development',
    'graphic-design',
    'seo-audit-and-optimization',
  ],
  languages: ['en', 'fr'],
  projectMinimum: { amount: 3000, currency: 'USD' },
  availability: { status: 'AVAILABLE' },
  badges: [
    { badgeType: 'partner', badgeName: 'Certified Partner' },
    { badgeType: 'partner', badgeName: 'Community Educator' },
    { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'honoree', awardDate: '2026-03-05' },
    { badgeType: 'award', badgeName: 'Freelancer of the Year', awardLevel: 'winner', awardDate: '2024-11-28' },
    { badgeType: 'award', badgeName: 'Best E-commerce Site', awardLevel: 'finalist', awardDate: '2024-05-16' },
    { badgeType: 'award', badgeName: 'Community Champion', awardLevel: 'honoree', awardDate: '2023-09-21' },
    { badgeType: 'award', badgeName: 'Template of the Year', awardLevel: 'finalist', awardDate: '2022-02-10' },
  ],
  website: 'https://adamoreau.example',
  responseTimeHours: 4,
  followers: 412,
  likes: 1208,
  views: 18040,
  sites: [
    {
      kind: 'bakery',
      name: 'Alder & Crumb',
      description: 'Name, paper bags and a pre-order site for a corner bakery.',
    },
    {
      kind: 'pottery',
      name: 'Kiln Street Pottery',
      description: 'A shop that opens twice a month, when the kiln does.',
    },
    {
      kind: 'hotel',
      name: 'The Seven Keys',
      description: 'Identity and direct bookings for a seven-room hotel upstate.',
    },
    {
      kind: 'bicycles',
      name: 'Gowanus Bicycle Hospital',
      description: 'Repair tickets, plain prices and a very patient voice.',
    },
    { kind: 'florist', name: 'Wild Verge', description: 'Bilingual wedding portfolio for a Brooklyn florist.' },
    {
      kind: 'coffee',
      name: 'Morning Shift Roasters',
      description: 'Bags, labels and a subscription that can be paused in one tap.',
    },
    { kind: 'skincare', name: 'Plain Tallow', description: 'Five products, five pages, nothing else to click.' },
    { kind: 'magazine', name: 'Hinge', description: 'Launch identity and website for a quarterly on repair.' },
  ],
  highlights: [
    { site: 0, caption: 'Saturday pre-orders grew from 20 to 140 in four months; the line now moves in ten minutes.' },
    { site: 2, caption: 'Direct bookings rose from 18% to 55%, saving about $31,000 in commission over a year.' },
    { site: 1, caption: 'The last nine kiln openings each sold out within the hour.' },
  ],
}

export const NORTHLIGHT: DemoExpert = {
  handle: 'northlight',
  name: 'Northlight Studio',
  kind: 'workspace',
  businessType: 'AGENCY',
  city: 'Toronto',
  country: 'Canada',
  about: prose`
    Northlight is a team of twelve on Sterling Road, in a building that used to make light bulbs. We design and build
    websites for cultural institutions, clinics and young software companies across Canada.

    Each project has one lead from first call to last invoice. You will see work in progress every week, unfinished on
    purpose, because early opinions are cheaper than late ones.

    Since 2015 we have launched 130 sites. We still look after 84 of them.
  `,
  skills: [
    'Web Design',
    'Webflow',
    'Design Systems',
    'Branding',
    'React',
    'Accessibility',
    'SEO',
    'Localization',
    'Figma',
  ],
  services: [
    'web-design-ui-ux',
    'web-development',
    'branding-and-strategy',
    'design-system-setup',
    'platform-migrations',
  ],
  languages: ['en', 'fr'],
  projectMinimum: { amount: 12000, currency: 'CAD' },
  availability: { status: 'LIMITED' },
  badges: [
    { badgeType: 'partner', badgeName: 'Premium Partner' },
    { badgeType: 'award', badgeName: 'Agency of the Year', awardLevel: 'winner', awardDate: '2025-11-13' },
    { badgeType: 'award', badgeName: 'Best Accessibility', awardLevel: 'finalist', awardDate: '2023-10-12' },
  ],
  website: 'https://northlight.example',
  responseTimeHours: 6,
  followers: 1940,
  likes: 4862,
  views: 76300,
  sites: [
    {
      kind: 'museum',
      name: 'Lakehead Museum of Craft',
      description: 'Collections, tickets and school visits in two languages.',
    },
    {
      kind: 'clinic',
      name: 'Roncesvalles Women’s Clinic',
      description: 'Triage questions that lead to the right appointment.',
    },
    { kind: 'analytics', name: 'Sounding', description: 'Brand and launch site for water-quality analytics.' },
    {
      kind: 'architect',
      name: 'Birchall Osei Architects',
      description: 'A portfolio sorted by climate instead of by year.',
    },
    { kind: 'festival', name: 'First Thaw', description: 'Programme, passes and a map for a March music weekend.' },
    { kind: 'nonprofit', name: 'Open Pantry Network', description: 'Stock levels shared live between 26 food banks.' },
    { kind: 'developer', name: 'Portage CI', description: 'Migrated docs and a home page engineers can skim.' },
  ],
  highlights: [
    { site: 0, caption: 'Online tickets went from 35% to 78% of admissions in the first summer.' },
    { site: 5, caption: 'Shared stock levels moved 12 tonnes of food that would have been thrown away.' },
    { site: 1, caption: 'Wrongly booked appointments fell from 14 a week to two.' },
  ],
}

export const SAM_OKAFOR: DemoExpert = {
  handle: 'sam-okafor',
  name: 'Sam Okafor',
  kind: 'person',
  presentation: 'masculine',
  title: 'Front-end developer',
  city: 'Lagos',
  country: 'Nigeria',
  about: prose`
    I build responsive sites from Figma files and enjoy the last ten percent. More about my work soon.
  `,
  skills: ['HTML', 'CSS', 'JavaScript'],
  services: ['web-development', 'custom-code-scripting'],
  languages: ['en', 'ig'],
  availability: { status: 'AVAILABLE' },
  badges: [],
  followers: 0,
  likes: 0,
  views: 0,
  sites: [
    {
      kind: 'photographer',
      name: 'Chidera Nwosu Photography',
      description: 'Gallery site with a private area for wedding couples.',
    },
  ],
  highlights: [],
}
