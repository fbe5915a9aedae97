import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const northAmerica: DemoExpert[] = [
  {
    handle: 'theo-castellanos',
    name: 'Theo Castellanos',
    kind: 'person',
    presentation: 'masculine',
    title: 'Restaurant and hospitality websites',
    city: 'New York City',
    country: 'United States',
    about: prose`
      I waited tables in Jackson Heights for nine years before I ever opened a code editor, so I know what the host
      stand needs at 7:40 on a Friday. Menus as text, not PDFs. Hours that are right. A phone number you can tap.

      These days I build for kitchens, bars and small inns across the five boroughs. I come in person, I eat, I take
      notes, and I can usually have you live in three weeks.
    `,
    skills: ['Squarespace', 'Web Design', 'Local SEO', 'Photography', 'Reservation Systems'],
    services: ['web-design-ui-ux', 'photography-video', '3rd-party-integrations', 'seo-audit-and-optimization'],
    languages: ['en', 'es'],
    projectMinimum: { amount: 2200, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [{ badgeType: 'partner', badgeName: 'Certified Partner' }],
    website: 'https://theocastellanos.example',
    responseTimeHours: 3,
    followers: 505,
    likes: 1096,
    views: 19400,
    sites: [
      {
        kind: 'restaurant',
        name: 'Mesa Roosevelt',
        description: 'Menu as text, reservations in two taps, photos by me.',
      },
      { kind: 'restaurant', name: 'The Quiet Oyster', description: 'A raw bar whose list changes by text message.' },
      { kind: 'bakery', name: 'Junction Rolls', description: 'Pre-orders that close when the dough runs out.' },
      { kind: 'hotel', name: 'Pelham Row', description: 'Eleven rooms in the Bronx, booked directly.' },
      { kind: 'coffee', name: 'Elevated Line', description: 'Wholesale ordering for 40 cafés along the 7 train.' },
    ],
    highlights: [
      { site: 0, caption: 'Tuesday covers went from 31 to 58 once people could find and book the set menu.' },
      { site: 2, caption: 'No more waste sheets: pre-orders now cover 80% of the Saturday bake.' },
    ],
  },
  {
    handle: 'priya-raghunathan-cole',
    name: 'Priya Raghunathan-Cole',
    kind: 'person',
    presentation: 'feminine',
    title: 'Brand strategist and creative director',
    employer: 'Wallabout School of Art',
    city: 'New York City',
    country: 'United States',
    about: prose`
      Founders tend to arrive with a logo they dislike and leave with a sentence they can stand behind. The sentence
      is the hard part; once we have it, the colors and the pages follow with surprisingly little drama.

      I spent a decade at two large agencies and left to do smaller work with the person who actually makes the
      decisions. Engagements run six to ten weeks, and I bring in a developer I trust for the build.
    `,
    skills: ['Brand Strategy', 'Naming', 'Art Direction', 'Messaging', 'Web Design', 'Workshop Facilitation'],
    services: ['branding-and-strategy', 'graphic-design', 'web-design-ui-ux'],
    languages: ['en', 'ta'],
    projectMinimum: { amount: 14000, currency: 'USD' },
    availability: { status: 'LIMITED' },
    badges: [
      { badgeType: 'partner', badgeName: 'Premium Partner' },
      { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'finalist', awardDate: '2025-03-20' },
    ],
    website: 'https://raghunathancole.example',
    responseTimeHours: 24,
    followers: 4105,
    likes: 8720,
    views: 116500,
    sites: [
      { kind: 'fintech', name: 'Plainbook', description: 'Name, voice and launch site for bookkeeping by text.' },
      {
        kind: 'skincare',
        name: 'Salt Marsh Apothecary',
        description: 'Repositioned from gift shop to dermatologist’s shelf.',
      },
      { kind: 'law', name: 'Okonjo Feld', description: 'A family law practice that sounds like people.' },
      { kind: 'podcast', name: 'Your Landlord’s Dog', description: 'Show identity, site and live tour posters.' },
      { kind: 'architect', name: 'Low Roof Office', description: 'A manifesto in eighty words, then the portfolio.' },
    ],
    highlights: [
      {
        site: 0,
        caption: '9,000 people on the waiting list before launch, from a single page and one clear sentence.',
      },
      { site: 1, caption: 'Stocked by 34 pharmacies a year after the rename; it was in two before.' },
    ],
  },
  {
    handle: 'devon-achterberg',
    name: 'Devon Achterberg',
    kind: 'person',
    presentation: 'neutral',
    title: 'No-code app builder',
    city: 'Toronto',
    country: 'Canada',
    about: prose`
      Give me your worst spreadsheet. Membership lists, tool libraries, volunteer rotas, wholesale orders: I turn them
      into small apps with a login, sensible permissions and an export button, because you should always be able to
      leave.

      I used to be a librarian. I still put labels on everything, and I still think the best system is the one the
      quietest person on the team is happy to use.
    `,
    skills: ['Airtable', 'Memberstack', 'Zapier', 'Make', 'Webflow', 'Database Design', 'Softr'],
    services: ['no-low-code-app-creation', '3rd-party-integrations', 'data-and-analytics'],
    languages: ['en', 'nl'],
    projectMinimum: { amount: 1800, currency: 'CAD' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://devonbuilds.example',
    responseTimeHours: 5,
    followers: 233,
    likes: 418,
    views: 7900,
    sites: [
      {
        kind: 'nonprofit',
        name: 'Parkdale Tool Library',
        description: 'Loans, reminders and a map of who has the ladder.',
      },
      { kind: 'yoga', name: 'Front Room Yoga', description: 'Class passes and a waiting list that fills itself.' },
      { kind: 'pottery', name: 'Junction Kiln Co-op', description: 'Shelf rental and firing slots for 90 members.' },
    ],
    highlights: [{ site: 0, caption: 'Late returns dropped from 40 a month to six, and nobody has to phone anyone.' }],
  },
  {
    handle: 'nadia-theriault-singh',
    name: 'Nadia Thériault-Singh',
    kind: 'person',
    presentation: 'feminine',
    title: 'Bilingual web designer and content strategist',
    city: 'Toronto',
    country: 'Canada',
    about: prose`
      A bilingual site is two sites that must never drift apart. I plan, write and design in English and French
      together, so that nothing reads like a translation and no button breaks when the words get longer.

      Born in Sudbury, trained in Montréal, settled near Gerrard Street. My clients include clinics, heritage sites
      and a federal agency I am not allowed to name.
    `,
    skills: [
      'Content Strategy',
      'Localization',
      'Web Design',
      'Copywriting',
      'Information Architecture',
      'Figma',
      'Webflow',
    ],
    services: ['web-design-ui-ux', 'branding-and-strategy', 'accessibility-audit-and-optimization'],
    languages: ['en', 'fr', 'pa'],
    projectMinimum: { amount: 5500, currency: 'CAD' },
    availability: { status: 'LIMITED' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Community Champion', awardLevel: 'honoree', awardDate: '2022-11-03' },
    ],
    website: 'https://theriaultsingh.example',
    responseTimeHours: 9,
    followers: 718,
    likes: 1502,
    views: 24600,
    sites: [
      {
        kind: 'clinic',
        name: 'Danforth Family Health',
        description: 'Two languages in full, five more for the essentials.',
      },
      { kind: 'museum', name: 'Musée du Portage', description: 'Written twice, translated never.' },
      {
        kind: 'conference',
        name: 'Northern Translators’ Forum',
        description: 'Programme that switches language mid-page without reloading.',
      },
      { kind: 'winery', name: 'Domaine Twenty Mile', description: 'Tasting notes for Niagara and for Québec.' },
    ],
    highlights: [
      { site: 1, caption: 'French-language visits tripled in a year; school bookings followed.' },
      { site: 0, caption: 'The front desk counted 45% fewer “which form do I need” calls.' },
    ],
  },
  {
    handle: 'taller-volante',
    name: 'Taller Volante',
    kind: 'workspace',
    businessType: 'STUDIO',
    city: 'Mexico City',
    country: 'Mexico',
    about: prose`
      Taller Volante was started in 2017 by two sisters and a printing press. Today we are six in Colonia Portales,
      and the press still runs on Thursdays: it is where most of our color decisions are made.

      We design identities and shops for makers of mezcal, ceramics, furniture and books. Payment in instalments is
      fine, and so is part of it in mezcal.
    `,
    skills: [
      'Branding',
      'Packaging',
      'Shopify',
      'Illustration',
      'Web Design',
      'Screen Printing',
      'Product Photography',
    ],
    services: ['branding-and-strategy', 'e-commerce-development', 'illustration', 'photography-video'],
    languages: ['es', 'en'],
    projectMinimum: { amount: 4000, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Best E-commerce Site', awardLevel: 'finalist', awardDate: '2024-05-16' },
    ],
    website: 'https://tallervolante.example',
    responseTimeHours: 18,
    followers: 1875,
    likes: 5230,
    views: 61000,
    sites: [
      {
        kind: 'pottery',
        name: 'Barro de Diario',
        description: 'Everyday tableware, photographed in the makers’ kitchens.',
      },
      { kind: 'furniture', name: 'Equipal', description: 'Woven chairs with lead times that tell the truth.' },
      { kind: 'magazine', name: 'Azotea', description: 'A rooftop gardening quarterly, printed and online.' },
      { kind: 'hotel', name: 'Casa Perpetua', description: 'Five rooms in Oaxaca, one long scroll.' },
      {
        kind: 'coffee',
        name: 'Café La Cañada Alta',
        description: 'Bags, site and a harvest diary kept by the growers.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Orders from abroad grew from 3 to 60 a month, mostly through one kitchen photograph.' },
      { site: 1, caption: 'Honest lead times cut “where is my chair” emails by 70%.' },
    ],
  },
]
