import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const oceania: DemoExpert[] = [
  {
    handle: 'callum-petrakis',
    name: 'Callum Petrakis',
    kind: 'person',
    presentation: 'masculine',
    title: 'Web designer for trades and makers',
    city: 'Melbourne',
    country: 'Australia',
    about: prose`
      I work out of a shed in Brunswick, next to a bloke who builds guitars. Most of my clients make something with
      their hands and would rather not spend Sunday night on a website, so I set things up to need about ten minutes a
      month.

      Fixed price, four weeks, and I will drive out to take the photos if you are within two hours of the city.
    `,
    skills: ['Squarespace', 'Web Design', 'Photography', 'Local SEO', 'Copywriting'],
    services: ['web-design-ui-ux', 'photography-video', 'seo-audit-and-optimization'],
    languages: ['en', 'el'],
    projectMinimum: { amount: 3200, currency: 'AUD' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://petrakis.example',
    responseTimeHours: 11,
    followers: 198,
    likes: 356,
    views: 7150,
    sites: [
      { kind: 'furniture', name: 'Merri Joinery', description: 'Twelve commissions photographed where they ended up.' },
      { kind: 'bicycles', name: 'Sydney Road Frames', description: 'Custom order form with a fitting guide.' },
      { kind: 'pottery', name: 'Red Gum Clay', description: 'Class bookings and a seconds shelf.' },
      { kind: 'winery', name: 'Yarrambat Ridge', description: 'Cellar-door hours that update with the weather.' },
    ],
    highlights: [{ site: 0, caption: 'Booked out nine months ahead, and quotes take one email instead of six.' }],
  },
  {
    handle: 'rewi-mackintosh',
    name: 'Rewi Mackintosh',
    kind: 'person',
    presentation: 'masculine',
    title: 'Front-end developer and accessibility specialist',
    city: 'Wellington',
    country: 'New Zealand',
    about: prose`
      Kia ora. I spent seven years building government services, where “most people can use it” is not good enough.
      Now I do the same for galleries, clinics and small companies, with fewer meetings.

      I write te reo Māori with its macrons, test with NVDA and VoiceOver, and fix what I find instead of only listing
      it. Audits come with a pull request.
    `,
    skills: ['Accessibility', 'HTML', 'CSS', 'JavaScript', 'ARIA', 'Screen Reader Testing', 'Performance'],
    services: ['accessibility-audit-and-optimization', 'web-development', 'custom-code-scripting'],
    languages: ['en', 'mi'],
    availability: { status: 'UNAVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Best Accessibility', awardLevel: 'honoree', awardDate: '2026-04-16' },
    ],
    website: 'https://rewimack.example',
    followers: 577,
    likes: 1349,
    views: 18300,
    sites: [
      {
        kind: 'museum',
        name: 'Harbour Gallery Petone',
        description: 'Audio descriptions for 80 works, in two languages.',
      },
      { kind: 'clinic', name: 'Aro Street Physio', description: 'Exercise sheets that work by voice.' },
      {
        kind: 'nonprofit',
        name: 'Wind & Word',
        description: 'Literacy charity site with adjustable text and spacing.',
      },
      { kind: 'developer', name: 'Kōwhai UI', description: 'Component docs with a test log for each screen reader.' },
      {
        kind: 'festival',
        name: 'Southerly',
        description: 'Access information given the same space as the headliners.',
      },
    ],
    highlights: [
      { site: 4, caption: 'Access bookings grew from 12 to 95, and four shows added a relaxed session.' },
      { site: 0, caption: 'From 61 audit findings to two, both scheduled.' },
    ],
  },
]
