import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const eastAsia: DemoExpert[] = [
  {
    handle: 'haruka-onodera',
    name: 'Haruka Onodera',
    kind: 'person',
    presentation: 'feminine',
    title: 'Web designer, Japanese and Latin typography',
    city: 'Tokyo',
    country: 'Japan',
    about: prose`
      Mixing Japanese and Latin type on one page is a question of breathing. I adjust line heights, punctuation and
      font weights until both languages feel at home, and then I make it hold on every screen.

      My studio is one room in Yanaka with a north window. I accept around eight commissions a year, half of them from
      shops within walking distance.
    `,
    skills: ['Typography', 'Web Design', 'Figma', 'CSS', 'Localization', 'Editorial Design'],
    services: ['web-design-ui-ux', 'graphic-design', 'branding-and-strategy'],
    languages: ['ja', 'en'],
    projectMinimum: { amount: 400000, currency: 'JPY' },
    availability: { status: 'LIMITED', from: '2027-03-01' },
    badges: [{ badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'finalist', awardDate: '2024-03-14' }],
    website: 'https://onodera.example',
    responseTimeHours: 22,
    followers: 2015,
    likes: 7340,
    views: 69500,
    sites: [
      { kind: 'pottery', name: 'Kamado', description: 'Six potters, one kiln, set in vertical Japanese.' },
      { kind: 'coffee', name: 'Kissa Yamabato', description: 'A coffee room’s menu in two scripts, one rhythm.' },
      {
        kind: 'museum',
        name: 'Paper & Water Museum',
        description: 'Exhibition pages that read well in four languages.',
      },
      { kind: 'hotel', name: 'Ryokan Tsuyukusa', description: 'Rooms, baths and seasons, with etiquette drawn small.' },
      { kind: 'magazine', name: 'Roji', description: 'Walking notes from alleys, published every full moon.' },
    ],
    highlights: [
      { site: 3, caption: 'Bookings in English rose from one in ten to one in three.' },
      { site: 0, caption: 'Visitors from abroad now write ahead to visit the kiln: 140 last year.' },
    ],
  },
  {
    handle: 'min-jae-bang',
    name: 'Bang Min-jae',
    kind: 'person',
    presentation: 'masculine',
    title: 'Interactive developer',
    city: 'Seoul',
    country: 'South Korea',
    about: prose`
      I make small interactive things that stay fast: a listening room for a podcast, a seat finder for a concert
      hall, a poem that rearranges itself. Before this I wrote software for elevators, where slow is not an option
      either.

      Send me a sketch, a song or a sentence. I answer with a prototype within a week, and we decide from there
      whether to go on.
    `,
    skills: ['JavaScript', 'Canvas', 'Web Audio', 'GSAP', 'Svelte', 'Prototyping'],
    services: ['custom-code-scripting', 'animation', 'web-development'],
    languages: ['ko', 'en'],
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://bangminjae.example',
    responseTimeHours: 15,
    followers: 1102,
    likes: 4390,
    views: 38900,
    sites: [
      { kind: 'podcast', name: 'Ojeon Du-si', description: 'A late-night listening room with rain you can turn up.' },
      { kind: 'festival', name: 'Mangwon Noise', description: 'A line-up you play like an instrument.' },
      { kind: 'museum', name: 'House of Small Machines', description: 'Working models of twelve automata.' },
      { kind: 'photographer', name: 'Studio Nabi-ro', description: 'A contact sheet that develops as you watch.' },
    ],
    highlights: [
      { site: 0, caption: 'Median listening time went from 9 to 31 minutes; the rain slider gets the fan mail.' },
    ],
  },
  {
    handle: 'dang-khanh-vy',
    name: 'Đặng Thị Khánh Vy',
    kind: 'person',
    presentation: 'feminine',
    title: 'Shopify designer',
    city: 'Da Nang',
    country: 'Vietnam',
    about: prose`
      My family sells fabric in Hàn market, so I grew up watching how people decide to buy. They touch, they ask, they
      walk away, they come back. A product page should allow all four.

      I set up shops from first photo to first parcel and stay on for ninety days, because the interesting problems
      come with the twentieth order.
    `,
    skills: ['Shopify', 'Web Design', 'Product Photography', 'Liquid', 'Email Marketing', 'Figma'],
    services: ['e-commerce-development', 'web-design-ui-ux', 'digital-marketing-and-advertising'],
    languages: ['vi', 'en'],
    projectMinimum: { amount: 1000, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://khanhvy.example',
    responseTimeHours: 3,
    followers: 456,
    likes: 1128,
    views: 16800,
    sites: [
      { kind: 'skincare', name: 'Mộc Lan Botanics', description: 'Shop in two languages, shot on a kitchen balcony.' },
      { kind: 'furniture', name: 'Rattan Lane', description: 'Freight quotes shown before checkout.' },
      { kind: 'coffee', name: 'Cầu Đất Hill', description: 'Single farms, gift boxes and an office plan.' },
      {
        kind: 'florist',
        name: 'Tiệm Hoa Sớm',
        description: 'Order by ten, flowers by noon, with a photo at the door.',
      },
    ],
    highlights: [
      { site: 1, caption: 'Showing freight early halved abandoned carts and doubled orders to Australia.' },
      { site: 3, caption: 'The photo at the door brought 300 reviews in five months.' },
    ],
  },
  {
    handle: 'joaquin-villaruel',
    name: 'Joaquin Villaruel',
    kind: 'person',
    presentation: 'masculine',
    title: 'Web developer and automation specialist',
    city: 'Manila',
    country: 'Philippines',
    about: prose`
      Agencies in Sydney and Auckland call me their night shift, though for me it is simply the afternoon. I take
      builds that are 80% done and bring them home: forms, edge cases, the Safari bug, the thank-you page nobody
      designed.

      I also connect things. If two of your tools refuse to speak to each other, there is a fair chance I have
      introduced them before.
    `,
    skills: ['Webflow', 'JavaScript', 'Zapier', 'Make', 'HubSpot', 'Cross-browser Testing', 'REST APIs'],
    services: ['web-development', '3rd-party-integrations', 'no-low-code-app-creation'],
    languages: ['en', 'tl'],
    projectMinimum: { amount: 800, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    responseTimeHours: 1,
    followers: 267,
    likes: 439,
    views: 8850,
    sites: [
      { kind: 'law', name: 'Quezon Notary Online', description: 'Intake form that files itself in the right folder.' },
      { kind: 'yoga', name: 'Tahan Studio', description: 'Class credits synced between till and website.' },
      {
        kind: 'conference',
        name: 'Islands in Tech',
        description: 'Badges printed from registration, live at the door.',
      },
      { kind: 'nonprofit', name: 'Aklat para sa Lahat', description: 'Book drives with a running count by province.' },
    ],
    highlights: [
      { site: 0, caption: 'Three hours of daily copy and paste became a two-minute check.' },
      { site: 2, caption: '900 badges printed in 40 minutes, with no queue by the first talk.' },
    ],
  },
  {
    handle: 'plainspoken',
    name: 'Plainspoken',
    kind: 'workspace',
    businessType: 'CONSULTANCY',
    city: 'Singapore',
    country: 'Singapore',
    about: prose`
      Banks, insurers and clinics hire Plainspoken to find out why customers keep phoning. Usually the answer is on
      the website, in a paragraph three departments have edited.

      We are four consultants and two developers. A typical engagement is twelve weeks: listen to calls, rewrite,
      redesign, measure, repeat once.
    `,
    skills: ['Content Design', 'UX Research', 'Information Architecture', 'Analytics', 'Web Design', 'Accessibility'],
    services: [
      'data-and-analytics',
      'web-design-ui-ux',
      'accessibility-audit-and-optimization',
      'branding-and-strategy',
    ],
    languages: ['en', 'zh', 'ms', 'ta'],
    projectMinimum: { amount: 20000, currency: 'SGD' },
    availability: { status: 'LIMITED' },
    badges: [{ badgeType: 'partner', badgeName: 'Enterprise Partner' }],
    website: 'https://plainspoken.example',
    responseTimeHours: 24,
    followers: 690,
    likes: 1214,
    views: 22700,
    sites: [
      { kind: 'fintech', name: 'Pandan Savings', description: 'Forty-one product pages rewritten into nine.' },
      { kind: 'clinic', name: 'Katong Paediatrics', description: 'What to do at 3 a.m., answered on the front page.' },
      { kind: 'law', name: 'Rajendran Ong LLC', description: 'Fees explained with three worked examples.' },
      {
        kind: 'analytics',
        name: 'Harbourline Data',
        description: 'A dashboard company learns to show before it tells.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Calls about fixed deposits fell 43% in a quarter; complaints about the site stopped.' },
      { site: 1, caption: 'Night-line calls down by 28%, with parents rating the page 4.8 of 5.' },
    ],
  },
]
