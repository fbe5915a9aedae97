import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const europeSouthWest: DemoExpert[] = [
  {
    handle: 'clemence-vasseur',
    name: 'Clémence Vasseur',
    kind: 'person',
    presentation: 'feminine',
    title: 'Motion designer for the web',
    city: 'Paris',
    country: 'France',
    about: prose`
      I came to websites from puppet theatre. There you learn that a tilt of two degrees can be funny or sad, and that
      the audience forgives anything except lateness. I bring the same attention to scroll and hover.

      Everything I animate has a calm version for people who prefer less motion, and a weight budget agreed with the
      developer on the first day.
    `,
    skills: ['Motion Design', 'GSAP', 'Lottie', 'After Effects', 'Rive', 'Storyboarding'],
    services: ['animation', 'illustration', 'web-design-ui-ux'],
    languages: ['fr', 'en', 'it'],
    projectMinimum: { amount: 3500, currency: 'EUR' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'winner', awardDate: '2024-06-20' },
      { badgeType: 'award', badgeName: 'Freelancer of the Year', awardLevel: 'finalist', awardDate: '2025-11-27' },
    ],
    website: 'https://clemencevasseur.example',
    responseTimeHours: 10,
    followers: 2890,
    likes: 9044,
    views: 104700,
    sites: [
      {
        kind: 'skincare',
        name: 'Maison Tilleul',
        description: 'Drops, pours and a product ring that turns with the scroll.',
      },
      {
        kind: 'festival',
        name: 'Les Fils Tendus',
        description: 'A puppet on the home page that follows the visitor’s cursor.',
      },
      { kind: 'podcast', name: 'Radio Palier', description: 'Animated covers generated from each episode’s waveform.' },
      {
        kind: 'bakery',
        name: 'Four du Canal',
        description: 'A loaf that rises while the page loads, in 14 kilobytes.',
      },
      {
        kind: 'fintech',
        name: 'Tirelire',
        description: 'Explainer loops that replaced six paragraphs of small print.',
      },
    ],
    highlights: [
      { site: 4, caption: 'People who watched the loops were half as likely to write to support about fees.' },
      { site: 0, caption: 'Average visit grew from 50 seconds to two minutes without adding a page.' },
    ],
  },
  {
    handle: 'atelier-quatre-vents',
    name: 'Atelier Quatre-Vents',
    kind: 'workspace',
    businessType: 'COLLECTIVE',
    city: 'Paris',
    country: 'France',
    about: prose`
      Quatre-Vents brings together nine independents who share a courtyard in Montreuil and a stubborn taste for good
      ingredients. Winemakers, bakers, inns and tables make up nearly all of our work.

      For each commission two or three of us form a small crew: usually a photographer, a designer and somebody who
      can make a booking form talk to a till. You speak to those people only; there is no account manager in the
      middle.
    `,
    skills: [
      'Photography',
      'Art Direction',
      'Web Design',
      'E-commerce',
      'Squarespace',
      'Copywriting',
      'Booking Systems',
    ],
    services: ['photography-video', 'web-design-ui-ux', 'e-commerce-development', '3rd-party-integrations'],
    languages: ['fr', 'en', 'es', 'ar'],
    projectMinimum: { amount: 6000, currency: 'EUR' },
    availability: { status: 'LIMITED' },
    badges: [],
    website: 'https://quatrevents.example',
    followers: 940,
    likes: 2381,
    views: 37600,
    sites: [
      {
        kind: 'winery',
        name: 'Clos des Étourneaux',
        description: 'Shot over one harvest, with a club for 600 members.',
      },
      {
        kind: 'restaurant',
        name: 'Chez Odile et Karim',
        description: 'Daily menu photographed at eleven, online by noon.',
      },
      { kind: 'hotel', name: 'Auberge du Gué', description: 'Direct bookings for eight rooms and a garden table.' },
      { kind: 'bakery', name: 'Pain Quotité', description: 'Pre-orders by quarter-loaf, paid at the counter.' },
      {
        kind: 'coffee',
        name: 'Torréfaction Belleville-Haut',
        description: 'Subscriptions and wholesale from a single stock.',
      },
      { kind: 'florist', name: 'Ronces', description: 'A look book for weddings outside the usual season.' },
    ],
    highlights: [
      { site: 2, caption: 'Direct bookings went from 12% to 47% of all nights in the first season.' },
      { site: 0, caption: 'The 2023 vintage sold out to club members in five weeks instead of seven months.' },
    ],
  },
  {
    handle: 'ines-vasconcelos-teixeira',
    name: 'Inês Vasconcelos Teixeira',
    kind: 'person',
    presentation: 'feminine',
    title: 'Independent web designer and illustrator',
    city: 'Lisbon',
    country: 'Portugal',
    about: prose`
      I draw first. Ink on paper, often on the ferry from Cacilhas, then scanned, then slowly turned into pages.
      Clients usually come for the drawings and stay because the site is easy to update.

      Tiny businesses are welcome. I have a fixed package for people opening their first shop, with two calls, one
      round of changes and a list of things to ignore.
    `,
    skills: ['Illustration', 'Web Design', 'Procreate', 'Figma', 'Squarespace', 'Branding'],
    services: ['illustration', 'web-design-ui-ux', 'graphic-design'],
    languages: ['pt', 'en', 'es'],
    projectMinimum: { amount: 1200, currency: 'EUR' },
    availability: { status: 'AVAILABLE' },
    badges: [{ badgeType: 'partner', badgeName: 'Certified Partner' }],
    website: 'https://inesvt.example',
    responseTimeHours: 5,
    followers: 612,
    likes: 1733,
    views: 21900,
    sites: [
      { kind: 'pottery', name: 'Barro Manso', description: 'Forty ink drawings, one for each glaze.' },
      { kind: 'bakery', name: 'Padaria Dona Ilda', description: 'A neighbourhood map of who bakes what, and when.' },
      { kind: 'yoga', name: 'Sala da Graça', description: 'Illustrated timetable that prints nicely on a fridge.' },
      { kind: 'winery', name: 'Herdade do Sobral Velho', description: 'Labels and site drawn as one long landscape.' },
    ],
    highlights: [{ site: 0, caption: 'The first online firing, 120 pieces, was gone in 36 hours.' }],
  },
]
