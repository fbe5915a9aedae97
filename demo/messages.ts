/**
 * Messages of clients to the demo's experts, newest last, so that inboxes are not empty. The filter judges them like
 * any others, and filters one.
 */
export type DemoMessage = {
  daysAgo: number
  /** The guest who wrote; without one, the demo's visitor did. */
  guest?: { name: string; email: string }
  subject: string
  body: string
  /** The first answer, after so many hours. */
  reply?: { hours: number; body: string }
}

export const MESSAGES_TO_ADA: DemoMessage[] = [
  {
    daysAgo: 71,
    guest: { name: 'Marta Ziegler', email: 'marta@ziegler-keramik.example' },
    subject: 'Shop for a small pottery',
    body: 'We sell about forty pieces a month from a paper list. I would like a shop that shows the glaze colours truthfully and takes orders for the next firing.\n\nBudget: 4,000 USD',
    reply: {
      hours: 4,
      body: 'Truthful glaze colours are a question of light before they are one of websites: I can send you a two-page guide for the photographs. Shall we talk on Thursday?',
    },
  },
  {
    daysAgo: 58,
    guest: { name: 'Jon Abara', email: 'jon@abara-physio.example' },
    subject: 'Physiotherapy practice, two therapists',
    body: 'Our site was made in 2014 and does not work on phones. We need opening hours, booking by the system we already have, and pages that we can change ourselves.',
    reply: { hours: 3, body: 'Gladly. Which booking system is it? Two of the common ones can be set into the page.' },
  },
  {
    daysAgo: 40,
    guest: { name: 'Louise Carmichael', email: 'louise@thornfieldbooks.example' },
    subject: 'Bookshop with readings',
    body: 'A calendar of readings, a page for each, and a way to reserve a seat. We are open to a new name sign as well, if you do lettering.',
    reply: { hours: 5, body: 'I do, and a bookshop is what I have been hoping for. Here are three dates for a visit.' },
  },
  {
    daysAgo: 26,
    subject: 'Site for a community garden',
    body: 'We are forty families with one mailing list and no website. It should be cheap to run and easy enough for whoever is secretary next year.\n\nTiming: within three months',
    reply: {
      hours: 4,
      body: 'I keep one place a season for a project like this, at a third of the usual price. Would a start in two weeks suit you?',
    },
  },
  {
    daysAgo: 12,
    guest: { name: 'Rafael Montes', email: 'rafael@montes-bikes.example' },
    subject: 'Bicycle workshop: second opinion',
    body: 'Another studio offered us a redesign for 11,000 USD. Could you look at their plan for an hour, paid of course, and tell us whether we need all of it?',
    reply: {
      hours: 6,
      body: 'Yes. Send it over; I charge 120 USD for the hour and will write down what I would leave out.',
    },
  },
  {
    daysAgo: 5,
    guest: { name: 'Growth Desk', email: 'offers@growth-desk.example' },
    subject: 'More clients for your business',
    body: 'See https://growth-desk.example/a and https://growth-desk.example/b and https://growth-desk.example/c and https://growth-desk.example/d for packages that bring more clients.',
  },
  {
    daysAgo: 1,
    guest: { name: 'Hana Sato', email: 'hana@sato-tea.example' },
    subject: 'Tea room in Queens, opening in spring',
    body: 'We open in April and have a name, a room and a menu, but nothing that ties them together. We like your bakery site very much. Do you have time in January?\n\nService: Branding\nBudget: 6,000 USD',
  },
]

export const MESSAGES_TO_NORTHLIGHT: DemoMessage[] = [
  {
    daysAgo: 64,
    guest: { name: 'Claire Beaumont', email: 'claire@museedelariviere.example' },
    subject: 'Museum relaunch in two languages',
    body: 'Our collection database is public but nobody finds anything in it. We want a site in English and French with a search that curators are not ashamed of.\n\nBudget: 60,000 CAD',
    reply: {
      hours: 7,
      body: 'That is the kind of work we like best. Our lead for collections will call you tomorrow at ten.',
    },
  },
  {
    daysAgo: 51,
    guest: { name: 'Dr. Amit Rao', email: 'a.rao@lakesideclinic.example' },
    subject: 'Accessibility audit of a clinic site',
    body: 'A patient who uses a screen reader could not book. We need to know what is wrong and what it costs to mend it, in that order.',
    reply: { hours: 5, body: 'We can begin with a two-day audit next week; the report says what to mend first.' },
  },
  {
    daysAgo: 33,
    guest: { name: 'Sofia Lindqvist', email: 'sofia@halden.example' },
    subject: 'Design system for three products',
    body: 'Three teams, three shades of our blue. We would like one library of components in Figma and code, and somebody who gets the teams to use it.',
    reply: {
      hours: 6,
      body: 'The second part is the harder one, and we have done it twice. May we talk to one of the teams first?',
    },
  },
  {
    daysAgo: 19,
    subject: 'Moving a site with 900 articles',
    body: 'Our association has 900 articles in an old system and wants to keep every address working. Is that something you take on?\n\nTiming: as soon as possible',
    reply: {
      hours: 6,
      body: 'It is, and addresses come first in our plan. Could you send us an export of ten articles?',
    },
  },
  {
    daysAgo: 8,
    guest: { name: 'Peter Novak', email: 'peter@novak-lighting.example' },
    subject: 'Catalogue for a maker of lamps',
    body: 'We make 140 lamps and print a catalogue each year. The website should come from the same data as the catalogue does.',
    reply: { hours: 8, body: 'One source for both is the right wish. Which program sets your catalogue?' },
  },
  {
    daysAgo: 2,
    guest: { name: 'Ines Duarte', email: 'ines@portovelho.example' },
    subject: 'Harbour festival, tickets and programme',
    body: 'Four days, sixty concerts, last year the site fell over at noon. We need a programme that stays up and a ticket page that says the truth about what is left.\n\nBudget: 25,000 CAD',
  },
]
