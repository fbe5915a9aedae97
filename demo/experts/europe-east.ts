import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const europeEast: DemoExpert[] = [
  {
    handle: 'mira-hoffarth',
    name: 'Mira Hoffarth',
    kind: 'person',
    presentation: 'feminine',
    title: 'Webflow developer',
    city: 'Berlin',
    country: 'Germany',
    about: prose`
      Designers send me a Figma file and get back a site that matches it to the pixel, loads in under two seconds and
      has class names a stranger can read. That is roughly my whole job and I like it very much.

      I also clean up. If your project has 900 unused styles and a collection called “Test 2 final”, I have seen
      worse, and I charge by the day for it.
    `,
    skills: ['Webflow', 'Client-First', 'CSS', 'JavaScript', 'CMS Architecture', 'Performance', 'Figma'],
    services: ['web-development', 'custom-code-scripting', 'platform-migrations'],
    languages: ['de', 'en'],
    projectMinimum: { amount: 2500, currency: 'EUR' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'partner', badgeName: 'Community Educator' },
      { badgeType: 'award', badgeName: 'Community Champion', awardLevel: 'winner', awardDate: '2023-09-21' },
    ],
    website: 'https://hoffarth.example',
    responseTimeHours: 3,
    followers: 1985,
    likes: 4420,
    views: 67200,
    sites: [
      { kind: 'architect', name: 'Büro Sandkrug', description: 'Built from a 60-frame file with no visible seams.' },
      { kind: 'conference', name: 'Grid Days', description: 'Schedule with time zones, filters and an offline copy.' },
      {
        kind: 'analytics',
        name: 'Pegelstand',
        description: 'Marketing site whose charts draw themselves from live data.',
      },
      {
        kind: 'clinic',
        name: 'Praxis am Weiher',
        description: 'Twelve doctors, two languages, one very simple editor.',
      },
      { kind: 'podcast', name: 'Hinterhof', description: 'Episodes pulled from the feed, transcripts included.' },
    ],
    highlights: [
      { site: 2, caption: 'Largest paint dropped from 4.8 to 1.3 seconds after the clean-up.' },
      { site: 1, caption: '2,300 attendees used the offline schedule when the hall’s network gave up.' },
    ],
  },
  {
    handle: 'emre-yildizoglu',
    name: 'Emre Yıldızoğlu',
    kind: 'person',
    presentation: 'masculine',
    title: 'Creative developer, WebGL and 3D',
    city: 'Berlin',
    country: 'Germany',
    about: prose`
      Half of my week is Blender, the other half is shaders. I build the moment on a site that people send to a
      friend: a chair you can walk around, a bicycle that comes apart, a hall you can look into before it is built.

      I grew up above my father’s repair shop in İzmir and moved to Wedding in 2016. I still enjoy taking things apart
      more than anything.
    `,
    skills: ['Three.js', 'WebGL', 'Blender', 'GLSL', 'GSAP', 'JavaScript'],
    services: ['3d-design', 'animation', 'custom-code-scripting'],
    languages: ['tr', 'de', 'en'],
    projectMinimum: { amount: 6500, currency: 'EUR' },
    availability: { status: 'LIMITED' },
    badges: [{ badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'finalist', awardDate: '2025-06-12' }],
    website: 'https://emrey.example',
    followers: 3410,
    likes: 11280,
    views: 142000,
    sites: [
      {
        kind: 'bicycles',
        name: 'Radwerk Panke',
        description: 'An exploded bicycle: 74 parts, each with its own story.',
      },
      {
        kind: 'furniture',
        name: 'Tischlerei Ost',
        description: 'Configure a table in oak, ash or walnut and walk around it.',
      },
      { kind: 'architect', name: 'Kaya Lindholm', description: 'Daylight studies you can scrub from dawn to dusk.' },
      { kind: 'museum', name: 'Haus der Uhren', description: 'Six clock movements modelled from X-ray scans.' },
    ],
    highlights: [
      { site: 1, caption: 'Returns on made-to-measure tables fell from 9% to 2% once buyers could turn them around.' },
      { site: 3, caption: 'School classes now spend a lesson in the online gallery: 310 classes last year.' },
    ],
  },
  {
    handle: 'kollektiv-montag',
    name: 'Kollektiv Montag',
    kind: 'workspace',
    businessType: 'COLLECTIVE',
    city: 'Berlin',
    country: 'Germany',
    about: prose`
      We are a cooperative of eleven: researchers, designers, developers and one accountant with a vote like everybody
      else. Profit is shared, hours are public, and nobody works Fridays.

      Non-profits, unions, public health and the software that supports them are where we feel useful. If you are
      unsure whether your project fits, write anyway; Jule answers every message and will tell you honestly.
    `,
    skills: [
      'User Research',
      'Service Design',
      'Web Development',
      'Accessibility',
      'Matomo',
      'Plain Language',
      'WordPress Migration',
    ],
    services: ['web-development', 'accessibility-audit-and-optimization', 'platform-migrations', 'data-and-analytics'],
    languages: ['de', 'en', 'pl', 'ru'],
    projectMinimum: { amount: 9000, currency: 'EUR' },
    availability: { status: 'AVAILABLE', from: '2026-12-07' },
    badges: [
      { badgeType: 'partner', badgeName: 'Premium Partner' },
      { badgeType: 'award', badgeName: 'Best Accessibility', awardLevel: 'finalist', awardDate: '2024-10-10' },
    ],
    website: 'https://kollektivmontag.example',
    responseTimeHours: 16,
    followers: 1130,
    likes: 2604,
    views: 41800,
    sites: [
      {
        kind: 'nonprofit',
        name: 'Warme Küche e. V.',
        description: 'Shift planning and donations for 14 community kitchens.',
      },
      {
        kind: 'clinic',
        name: 'Hebammenhaus Neukölln',
        description: 'Find a midwife in six languages, without an account.',
      },
      {
        kind: 'law',
        name: 'Mietrecht Solidarisch',
        description: 'Letter templates that people can fill in and print.',
      },
      { kind: 'conference', name: 'Offene Stadt', description: 'Tickets on a sliding scale and childcare sign-up.' },
      {
        kind: 'developer',
        name: 'Amtsdeutsch API',
        description: 'Docs for a service that turns official letters into plain words.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Unfilled kitchen shifts went from one in four to one in twenty.' },
      { site: 1, caption: 'Usable on a six-year-old phone: 780 families found a midwife in the first year.' },
    ],
  },
  {
    handle: 'lukasz-grzelczak',
    name: 'Łukasz Grzelczak',
    kind: 'person',
    presentation: 'masculine',
    title: 'E-commerce developer',
    city: 'Warsaw',
    country: 'Poland',
    about: prose`
      Online shops since 2009. I know which invoice format your bookkeeper wants, why parcel lockers matter more than
      couriers here, and how to connect a warehouse system that was last updated in 2014.

      I write down an estimate for every item and I keep to it. If something turns out harder than I thought, that is
      my mistake and my evening.
    `,
    skills: ['Shopify', 'WooCommerce', 'Payment Integration', 'Liquid', 'PHP', 'REST APIs', 'Checkout Optimization'],
    services: ['e-commerce-development', '3rd-party-integrations', 'platform-migrations', 'custom-code-scripting'],
    languages: ['pl', 'en'],
    projectMinimum: { amount: 9500, currency: 'PLN' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://grzelczak.example',
    responseTimeHours: 2,
    followers: 348,
    likes: 590,
    views: 13750,
    sites: [
      { kind: 'skincare', name: 'Rumianek', description: 'Shop with parcel lockers, refills and a returns desk.' },
      { kind: 'coffee', name: 'Palarnia Wschód', description: 'Subscriptions that follow the roasting calendar.' },
      {
        kind: 'bicycles',
        name: 'Dwa Koła Praga',
        description: 'Live stock from an old warehouse system, every five minutes.',
      },
      {
        kind: 'furniture',
        name: 'Stolarnia Zielińscy',
        description: 'Made-to-order shop with a deposit and three due dates.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Abandoned baskets fell from 71% to 54% after the checkout went down to one page.' },
      { site: 2, caption: 'Overselling stopped completely: zero cancelled orders since March 2025.' },
    ],
  },
  {
    handle: 'solomiia-kravets',
    name: 'Solomiia Kravets',
    kind: 'person',
    presentation: 'feminine',
    title: 'Product and web designer',
    city: 'Kyiv',
    country: 'Ukraine',
    about: prose`
      For software companies I design the page that explains the product and then, often, the product. I ask for a
      demo as if I were a customer, and the questions I stumble over become the outline.

      My hours are Kyiv hours, with a power bank and two internet providers. In three years I have moved one deadline,
      by a day.
    `,
    skills: ['UI Design', 'UX Writing', 'Figma', 'Prototyping', 'Framer', 'Design Systems'],
    services: ['web-design-ui-ux', 'design-system-setup', 'no-low-code-app-creation'],
    languages: ['uk', 'en', 'pl'],
    projectMinimum: { amount: 60000, currency: 'UAH' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Template of the Year', awardLevel: 'finalist', awardDate: '2025-02-13' },
    ],
    responseTimeHours: 4,
    followers: 1244,
    likes: 3871,
    views: 52300,
    sites: [
      { kind: 'analytics', name: 'Zvit', description: 'Landing page, onboarding and the first five reports.' },
      { kind: 'fintech', name: 'Kopiika', description: 'A budgeting app explained with a single receipt.' },
      { kind: 'developer', name: 'Drabyna', description: 'Home page and docs for a deployment tool.' },
      { kind: 'bakery', name: 'Pich na Podoli', description: 'A weekend favour that became a proper pre-order site.' },
      {
        kind: 'nonprofit',
        name: 'Teplo Pryvezly',
        description: 'Generator fund with a public ledger on the front page.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Trials started from the new page rose from 2.1% to 3.6% of visitors.' },
      { site: 4, caption: '64 generators funded in the first winter, each with its receipt online.' },
    ],
  },
]
