import type { DemoExpert } from './demo-expert.ts'
import { prose } from './prose.ts'

export const southAmerica: DemoExpert[] = [
  {
    handle: 'caetano-figueiredo',
    name: 'Caetano Figueiredo',
    kind: 'person',
    presentation: 'masculine',
    title: 'Full-stack developer for content sites',
    city: 'São Paulo',
    country: 'Brazil',
    about: prose`
      Newsrooms, podcasts and festivals are my people. They publish late, they change their minds, and the traffic
      arrives all at once. I build for that evening, not for the quiet Tuesday.

      I like short meetings and long test suites. Every project ends with a recorded walkthrough in Portuguese, so the
      next developer does not have to guess.
    `,
    skills: ['JavaScript', 'Headless CMS', 'Webflow API', 'Node.js', 'Performance', 'Cloudflare'],
    services: ['web-development', 'custom-code-scripting', '3rd-party-integrations'],
    languages: ['pt', 'en', 'es'],
    projectMinimum: { amount: 12000, currency: 'BRL' },
    availability: { status: 'AVAILABLE' },
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'partner', badgeName: 'Global Leader' },
    ],
    website: 'https://caetanofig.example',
    responseTimeHours: 7,
    followers: 967,
    likes: 1840,
    views: 29800,
    sites: [
      { kind: 'podcast', name: 'Garoa', description: 'Feed, player and transcripts for a network of nine shows.' },
      {
        kind: 'festival',
        name: 'Vão Livre',
        description: 'Line-up and tickets under a street concert’s worth of traffic.',
      },
      { kind: 'magazine', name: 'Revista Marquise', description: 'Membership, archive and a paywall with manners.' },
      { kind: 'nonprofit', name: 'Horta do Minhocão', description: 'Volunteer calendar for an elevated garden.' },
      { kind: 'developer', name: 'Cordel', description: 'Docs for an open-source queue, with runnable examples.' },
    ],
    highlights: [
      { site: 1, caption: 'Served 180,000 visits in the first hour of ticket sales; median response 90 ms.' },
      { site: 2, caption: 'From zero to 4,100 paying members in fourteen months.' },
    ],
  },
  {
    handle: 'agustina-etcheverry',
    name: 'Agustina Etcheverry',
    kind: 'person',
    presentation: 'feminine',
    title: 'Photographer and site maker',
    city: 'Buenos Aires',
    country: 'Argentina',
    about: prose`
      Every site I make begins with pictures I have taken myself. Two days at your place, natural light, nobody
      posing. Afterwards we sit with the contact sheet and the structure more or less chooses itself.

      I work with hotels, wineries and a few stubborn restaurants between Buenos Aires and Mendoza, and travel with
      one bag.
    `,
    skills: ['Photography', 'Video', 'Web Design', 'Squarespace', 'Lightroom', 'Storytelling'],
    services: ['photography-video', 'web-design-ui-ux'],
    languages: ['es', 'en', 'fr'],
    availability: { status: 'LIMITED' },
    badges: [],
    website: 'https://agusetcheverry.example',
    followers: 1530,
    likes: 6025,
    views: 48700,
    sites: [
      { kind: 'winery', name: 'Finca Siete Álamos', description: 'A year of the vineyard, one photograph a week.' },
      { kind: 'hotel', name: 'Estancia La Sombra', description: 'Rooms shown at the hour they look their best.' },
      {
        kind: 'restaurant',
        name: 'Bodegón Tía Elvira',
        description: 'Portraits of the regulars instead of stock food.',
      },
      {
        kind: 'photographer',
        name: 'Ramiro Otamendi',
        description: 'A colleague’s archive of 3,000 negatives, searchable.',
      },
    ],
    highlights: [{ site: 1, caption: 'The low season filled up: July went from four booked nights to twenty-two.' }],
  },
]
