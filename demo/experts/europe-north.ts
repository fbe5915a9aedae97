import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const europeNorth: DemoExpert[] = [
  {
    handle: 'soren-kjeldgaard',
    name: 'Søren Kjeldgaard',
    kind: 'person',
    presentation: 'masculine',
    title: 'Design systems and front-end',
    city: 'Copenhagen',
    country: 'Denmark',
    about: prose`
      I trained as a cabinetmaker and still think in joints: where two parts meet, what carries the weight, what may
      be replaced in ten years. A design system is the same work with lighter materials.

      Most of my clients are product teams of five to thirty people whose buttons have started to multiply. I tidy,
      name, document, and hand over the tools. Then I leave, which is the point.
    `,
    skills: ['Design Systems', 'Figma', 'CSS', 'Design Tokens', 'Storybook', 'TypeScript', 'Documentation'],
    services: ['design-system-setup', 'web-development', 'custom-code-scripting'],
    languages: ['da', 'en', 'sv'],
    projectMinimum: { amount: 8000, currency: 'EUR' },
    availability: { status: 'UNAVAILABLE', from: '2027-02-01' },
    badges: [{ badgeType: 'partner', badgeName: 'Premium Partner' }],
    website: 'https://kjeldgaard.example',
    responseTimeHours: 20,
    followers: 1470,
    likes: 3305,
    views: 46100,
    sites: [
      {
        kind: 'furniture',
        name: 'Havn & Høvl',
        description: 'A component library shared by the shop and the showroom screens.',
      },
      { kind: 'fintech', name: 'Pengepung', description: 'Tokens and forms for a savings app’s public site.' },
      { kind: 'developer', name: 'Rigging', description: 'Documentation theme with code samples in five languages.' },
      { kind: 'coffee', name: 'Kaffelageret', description: 'Small shop built from 21 parts, no exceptions.' },
    ],
    highlights: [
      {
        site: 1,
        caption: '38 button styles became four. New pages now ship in days, and nobody has asked for a fifth.',
      },
    ],
  },
  {
    handle: 'bureau-zeven',
    name: 'Bureau Zeven',
    kind: 'workspace',
    businessType: 'STUDIO',
    city: 'Amsterdam',
    country: 'Netherlands',
    about: prose`
      Seven of us, seven desks, one long table on the Overtoom. Type is our first language: four of the seven draw
      letters, and it shows in everything from a menu to a 200-page annual report on the web.

      We like clients who argue with us. Cultural organisations, publishers and stubborn shopkeepers tend to be the
      best at it.
    `,
    skills: ['Typography', 'Branding', 'Web Design', 'Variable Fonts', 'Art Direction', 'Webflow', 'GSAP'],
    services: ['branding-and-strategy', 'graphic-design', 'web-design-ui-ux', 'animation'],
    languages: ['nl', 'en', 'fr'],
    projectMinimum: { amount: 15000, currency: 'EUR' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'honoree', awardDate: '2023-12-01' },
    ],
    website: 'https://bureauzeven.example',
    responseTimeHours: 24,
    followers: 2265,
    likes: 6120,
    views: 88300,
    sites: [
      {
        kind: 'magazine',
        name: 'Kade',
        description: 'Identity, custom headline face and site for a harbour quarterly.',
      },
      {
        kind: 'museum',
        name: 'Drukhuis',
        description: 'A printing museum where every page is set like a proof sheet.',
      },
      { kind: 'florist', name: 'Stengel', description: 'Seasonal shop that changes its type with the month.' },
      {
        kind: 'restaurant',
        name: 'Café Tramhalte',
        description: 'Menu, signage and a one-page site from the same grid.',
      },
      { kind: 'festival', name: 'Nachtlezen', description: 'Moving posters for four nights of reading aloud.' },
    ],
    highlights: [
      { site: 0, caption: 'Subscriptions doubled from 1,900 to 3,800 within three issues of the relaunch.' },
      { site: 4, caption: 'All four nights sold out in eleven hours; the posters were stolen off the walls.' },
    ],
  },
]
