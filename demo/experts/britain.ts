import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const britain: DemoExpert[] = [
  {
    handle: 'imogen-adeyemi-clarke',
    name: 'Imogen Adeyemi-Clarke',
    kind: 'person',
    presentation: 'feminine',
    title: 'Accessibility-minded web designer',
    city: 'London',
    country: 'United Kingdom',
    about: prose`
      My mum reads with a screen magnifier, so I learned early which websites were rude to her. Twelve years later I
      design for charities, surgeries and law centres, the places people visit on a bad day.

      I test with real people before I show anything pretty. You get a plain-English report, a Figma file your team
      can keep using, and a site that works with a keyboard alone.

      I take on two projects at a time and answer the phone.
    `,
    skills: ['Accessibility', 'WCAG 2.2', 'Web Design', 'Figma', 'Usability Testing', 'Content Design', 'Webflow'],
    services: ['accessibility-audit-and-optimization', 'web-design-ui-ux', 'design-system-setup'],
    languages: ['en', 'yo'],
    projectMinimum: { amount: 4500, currency: 'GBP' },
    availability: { status: 'LIMITED' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Best Accessibility', awardLevel: 'winner', awardDate: '2025-10-09' },
    ],
    website: 'https://imogenac.example',
    responseTimeHours: 6,
    followers: 836,
    likes: 2140,
    views: 31200,
    sites: [
      {
        kind: 'clinic',
        name: 'Brockley Rise Surgery',
        description: 'Redesign tested with eleven patients who use screen readers.',
      },
      {
        kind: 'law',
        name: 'Southwark Tenants’ Law',
        description: 'Advice pages rewritten to a reading age of eleven.',
      },
      { kind: 'nonprofit', name: 'Second Kettle', description: 'Site and donation flow for a befriending charity.' },
      {
        kind: 'museum',
        name: 'The Button Museum',
        description: 'Audit, then a rebuild of the ticket and access pages.',
      },
      {
        kind: 'yoga',
        name: 'Chair & Mat',
        description: 'A booking site for seated classes, with large type throughout.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Phone calls about repeat prescriptions fell by a third in the first two months.' },
      { site: 2, caption: 'Keyboard errors in the donation form went from 23 to none; monthly gifts rose 18%.' },
    ],
  },
  {
    handle: 'rhodri-pemberton-hughes',
    name: 'Rhodri Pemberton-Hughes',
    kind: 'person',
    presentation: 'masculine',
    title: 'Technical SEO and migrations',
    city: 'London',
    country: 'United Kingdom',
    about: prose`
      People call me when a new site is about to go live and nobody has made a list of the old addresses. I make the
      list. Then I check it, and then I check it again at two in the morning when traffic is low.

      Before going freelance I ran search for a travel publisher with 400,000 pages. It taught me patience, log files
      and the value of a boring spreadsheet.
    `,
    skills: [
      'Technical SEO',
      'Site Migration',
      'Redirect Mapping',
      'Google Analytics',
      'Screaming Frog',
      'Schema Markup',
    ],
    services: ['seo-audit-and-optimization', 'platform-migrations', 'data-and-analytics'],
    languages: ['en', 'cy'],
    projectMinimum: { amount: 2800, currency: 'GBP' },
    availability: { status: 'AVAILABLE' },
    badges: [],
    website: 'https://rhodriph.example',
    responseTimeHours: 12,
    followers: 291,
    likes: 477,
    views: 9840,
    sites: [
      { kind: 'hotel', name: 'Penllyn House', description: 'Moved a 19-room hotel off its booking vendor’s pages.' },
      {
        kind: 'magazine',
        name: 'Slow Rail',
        description: 'Migrated 6,200 articles with every old address redirected.',
      },
      {
        kind: 'winery',
        name: 'Hambledown Vineyard',
        description: 'Structured data for wines, tours and opening hours.',
      },
      {
        kind: 'bicycles',
        name: 'Peckham Cycle Works',
        description: 'Merged two shops into one without losing rankings.',
      },
    ],
    highlights: [
      {
        site: 1,
        caption: 'Search traffic was back to its old level nine days after the move, and 22% above it by spring.',
      },
    ],
  },
  {
    handle: 'tidewater-works',
    name: 'Tidewater Works',
    kind: 'workspace',
    businessType: 'AGENCY',
    city: 'London',
    country: 'United Kingdom',
    about: prose`
      Tidewater is fourteen people in a former sail loft in Deptford. We build large sites for institutions with many
      editors: museums, festivals, universities, the occasional law firm.

      Our projects usually start with two weeks of sitting next to the people who will update the site. What we hear
      there shapes the content model far more than any workshop does.

      After launch we stay for a year on a small retainer, so nobody is left holding a manual.
    `,
    skills: [
      'Web Design',
      'Webflow Enterprise',
      'Content Modelling',
      'Design Systems',
      'TypeScript',
      'Localization',
      'Accessibility',
      'Figma',
    ],
    services: [
      'web-development',
      'web-design-ui-ux',
      'design-system-setup',
      'platform-migrations',
      '3rd-party-integrations',
    ],
    languages: ['en', 'de', 'pt'],
    projectMinimum: { amount: 25000, currency: 'GBP' },
    availability: { status: 'LIMITED', from: '2027-01-18' },
    badges: [
      { badgeType: 'partner', badgeName: 'Enterprise Partner' },
      { badgeType: 'award', badgeName: 'Agency of the Year', awardLevel: 'finalist', awardDate: '2024-11-14' },
      { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'winner', awardDate: '2026-03-05' },
    ],
    website: 'https://tidewaterworks.example',
    responseTimeHours: 8,
    followers: 3120,
    likes: 7415,
    views: 128400,
    sites: [
      {
        kind: 'museum',
        name: 'Museum of the Estuary',
        description: 'Collections, tickets and a 30-editor newsroom in one system.',
      },
      {
        kind: 'festival',
        name: 'Low Tide Weekend',
        description: 'A programme that 60 venues can edit without a phone call.',
      },
      { kind: 'law', name: 'Harcastle & Ng', description: 'Nine offices, four languages, one set of components.' },
      {
        kind: 'conference',
        name: 'Archive Futures',
        description: 'Speaker pages and a timetable that survives weak wi-fi.',
      },
      {
        kind: 'magazine',
        name: 'The Deptford Review',
        description: 'Long reads with footnotes that behave on a phone.',
      },
      {
        kind: 'architect',
        name: 'Onslow Mbeki Partners',
        description: 'A drawing-led portfolio with full-size plans.',
      },
    ],
    highlights: [
      { site: 0, caption: 'Editors publish an exhibition page in 25 minutes; it used to take two days and a ticket.' },
      { site: 1, caption: '41,000 visitors on opening morning and no queue page.' },
      { site: 2, caption: 'Seven separate sites became one, and hosting costs dropped by 60%.' },
    ],
  },
]
