import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const africa: DemoExpert[] = [
  {
    handle: 'folasade-ogunbanjo',
    name: 'Folasade Ogunbanjo',
    kind: 'person',
    presentation: 'feminine',
    title: 'UI designer for finance and commerce',
    city: 'Lagos',
    country: 'Nigeria',
    about: prose`
      Money pages make people nervous, and nervous people leave. I design the screens where somebody types an account
      number, chooses a plan or sends rent to a cousin, and I make those screens calm.

      Most of what I ship is opened on a mid-range Android phone with patchy data, so that is what I test on: in Yaba,
      in traffic, in the sun.
    `,
    skills: ['UI Design', 'Figma', 'Form Design', 'Prototyping', 'Web Design', 'Design Systems', 'User Testing'],
    services: ['web-design-ui-ux', 'design-system-setup', 'e-commerce-development'],
    languages: ['en', 'yo'],
    projectMinimum: { amount: 1500, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'partner', badgeName: 'Global Leader' },
      { badgeType: 'award', badgeName: 'Freelancer of the Year', awardLevel: 'winner', awardDate: '2025-11-27' },
    ],
    website: 'https://folasade.example',
    responseTimeHours: 2,
    followers: 2740,
    likes: 6930,
    views: 91200,
    sites: [
      { kind: 'fintech', name: 'Ajopay', description: 'Savings circles explained and joined from one page.' },
      { kind: 'skincare', name: 'Ori & Ash', description: 'Shop with bank transfer, card and pay on delivery.' },
      { kind: 'analytics', name: 'Market Pulse Africa', description: 'Public price charts that load in 60 kilobytes.' },
      { kind: 'restaurant', name: 'Mama Titi’s Table', description: 'Party trays ordered by head count, not by dish.' },
      {
        kind: 'clinic',
        name: 'Surulere Eye Centre',
        description: 'Appointments by WhatsApp, with a page as the fallback.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Completed sign-ups rose from 38% to 61% after we cut the form from eleven fields to five.' },
      { site: 1, caption: 'Failed payments down by half within six weeks.' },
    ],
  },
  {
    handle: 'lerato-van-niekerk',
    name: 'Lerato van Niekerk',
    kind: 'person',
    presentation: 'feminine',
    title: 'Digital marketer and web analyst',
    city: 'Cape Town',
    country: 'South Africa',
    about: prose`
      I look after the unglamorous middle: the tracking plan, the consent banner, the campaign names that still make
      sense in March. When those are in order, deciding where to spend becomes a short conversation.

      Wine farms and guest houses taught me seasonality, and a stint at an insurance company taught me doubt. I report
      once a month on a single page. If a number did not change a decision, it is not on the page.
    `,
    skills: [
      'Google Analytics',
      'Google Ads',
      'Tag Manager',
      'Email Marketing',
      'SEO',
      'Conversion Optimization',
      'Looker Studio',
    ],
    services: ['digital-marketing-and-advertising', 'data-and-analytics', 'seo-audit-and-optimization'],
    languages: ['en', 'af', 'st'],
    projectMinimum: { amount: 18000, currency: 'ZAR' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://leratovn.example',
    responseTimeHours: 6,
    followers: 389,
    likes: 702,
    views: 12100,
    sites: [
      { kind: 'winery', name: 'Kloofwater', description: 'Tasting bookings tracked from advert to cellar door.' },
      { kind: 'hotel', name: 'The Kelp House', description: 'Winter campaign for a guest house in Kalk Bay.' },
      { kind: 'bicycles', name: 'Gravel Republic', description: 'Shop feed, search ads and a monthly ride letter.' },
      {
        kind: 'yoga',
        name: 'Salt River Movement',
        description: 'Local search and a referral page that members share.',
      },
    ],
    highlights: [
      { site: 1, caption: 'Winter occupancy up from 34% to 52% on the same budget as the year before.' },
      { site: 0, caption: 'Cost per booked tasting fell from R210 to R88 over one season.' },
    ],
  },
  {
    handle: 'second-monday',
    name: 'Second Monday',
    kind: 'workspace',
    businessType: 'CONSULTANCY',
    city: 'Nairobi',
    country: 'Kenya',
    about: prose`
      On the second Monday of every month we open our office on Ngong Road to anyone with a website question. Tea is
      free, advice is free, and a good half of our clients first came for the tea.

      The rest of the month five of us help cooperatives, conservancies and health organisations replace sites that no
      one on staff can edit any more. We train two people at each client before we call a project done.
    `,
    skills: [
      'Digital Strategy',
      'Training',
      'Webflow',
      'WordPress',
      'Mobile Performance',
      'Donor Reporting',
      'M-Pesa Integration',
      'SEO',
    ],
    services: ['web-development', 'platform-migrations', '3rd-party-integrations', 'seo-audit-and-optimization'],
    languages: ['en', 'sw'],
    projectMinimum: { amount: 3500, currency: 'USD' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Community Educator' },
      { badgeType: 'award', badgeName: 'Community Champion', awardLevel: 'winner', awardDate: '2024-08-22' },
    ],
    website: 'https://secondmonday.example',
    responseTimeHours: 12,
    followers: 822,
    likes: 1695,
    views: 26400,
    sites: [
      { kind: 'coffee', name: 'Kiriaini Growers', description: 'A cooperative sells its lots directly, by hillside.' },
      {
        kind: 'nonprofit',
        name: 'Maji Karibu',
        description: 'Well-by-well reporting, updated from the field by phone.',
      },
      { kind: 'clinic', name: 'Umoja Mother & Child', description: 'Clinic days, queue times and M-Pesa payments.' },
      { kind: 'conference', name: 'Soil Week Nairobi', description: 'Registration for 1,200 in two languages.' },
    ],
    highlights: [
      { site: 0, caption: '14 roasters now buy direct; growers kept 19% more per kilo last harvest.' },
      { site: 1, caption: 'Field staff post 30 updates a month. The old site had three in a year.' },
    ],
  },
]
