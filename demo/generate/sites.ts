import type { Random } from '#demo/art/seeded-random.ts'
import type { BusinessKind } from '#demo/art/website/business/business.ts'

import { type PoolSite, pickSites } from './picture-pool.ts'

/** What the business is, after "for". */
const BUSINESSES: Record<BusinessKind, string[]> = {
  bakery: ['a corner bakery', 'a bakery with two ovens', 'a family bakery'],
  restaurant: ['a restaurant with nine tables', 'a neighbourhood restaurant', 'a kitchen that changes its menu weekly'],
  coffee: ['a coffee roaster', 'a café and its roastery', 'a small coffee company'],
  winery: ['a winery', 'a family of wine growers', 'an estate that bottles its own'],
  florist: ['a florist', 'a flower shop that also does weddings', 'a grower of cut flowers'],
  skincare: ['a maker of skincare', 'a skincare label', 'a soap and skincare workshop'],
  furniture: ['a furniture workshop', 'a maker of chairs', 'a joinery with a showroom'],
  pottery: ['a pottery', 'a ceramics studio', 'two potters and their kiln'],
  bicycles: ['a bicycle shop', 'a frame builder', 'a bicycle workshop'],
  architect: ['an architecture practice', 'a small office of architects', 'an architect and her team'],
  photographer: ['a photographer', 'a portrait photographer', 'a photographer of buildings'],
  museum: ['a museum', 'a regional museum', 'a museum that is open four days a week'],
  magazine: ['a magazine', 'a quarterly', 'an independent magazine'],
  podcast: ['a podcast', 'a weekly podcast', 'a podcast in its sixth season'],
  festival: ['a festival', 'a summer festival', 'a three-day festival'],
  conference: ['a conference', 'a yearly conference', 'a meeting of four hundred professionals'],
  hotel: ['a hotel', 'a hotel of twelve rooms', 'a guest house by the water'],
  yoga: ['a yoga studio', 'a studio with two teachers', 'a school of yoga'],
  clinic: ['a medical practice', 'a clinic', 'a group of doctors'],
  law: ['a law firm', 'a partnership of lawyers', 'a lawyer’s office'],
  nonprofit: ['a charity', 'a foundation', 'an association of volunteers'],
  analytics: ['an analytics company', 'a maker of reporting software', 'a data start-up'],
  fintech: ['a payments company', 'a bank without branches', 'a bookkeeping start-up'],
  developer: ['a maker of developer tools', 'an infrastructure start-up', 'a company that sells to engineers'],
}

const WORK = [
  'Design and build',
  'A new website',
  'A redesign',
  'Identity and website',
  'Structure, text and design',
  'A faster site',
  'A website in two languages',
  'A site that the team edits itself',
  'A home page and twelve templates',
  'A shop and a story',
  'A second version',
  'A move from an older system',
  'A prototype that became the site',
  'A clear first page',
]
const DETAILS = [
  'built in five weeks',
  'with a booking form that is understood at once',
  'with prices on every page',
  'that loads in a second',
  'and training for three editors',
  'with photographs taken on site',
  'with a calendar that fills itself',
  'down from ninety pages to thirty',
  'with a search that forgives typing errors',
  'readable on any phone',
  'checked for accessibility',
  'with orders straight to the till',
  'and a newsletter that people open',
  'that four people keep up to date',
  'with a map that works offline',
  'and two years of care since',
]
const RESULTS = [
  (n: number) => `Enquiries through the site grew by ${n} percent within half a year.`,
  (n: number) => `The first page appears ${(n / 20).toFixed(1)} seconds earlier than before.`,
  (n: number) => `${n} percent of bookings now come without a phone call.`,
  (n: number) => `The team has published ${n * 2} pages since, without help.`,
  (n: number) => `Support questions fell by ${n} percent in the first three months.`,
  (n: number) => `Built in ${4 + (n % 9)} weeks by ${['two', 'three', 'four'][n % 3]} people.`,
  (n: number) => `Visits from search went up by ${n} percent over the first year.`,
  (n: number) => `The shop passed ${n * 10} orders in its first month.`,
  (n: number) => `Abandoned baskets went down by ${n} percent.`,
  (n: number) => `${15 + (n % 20)} customers were interviewed before a single page was drawn.`,
  (n: number) => `Running costs are ${n} percent lower than those of the old site.`,
  (n: number) => `Now in its ${['second', 'third', 'fourth', 'fifth'][n % 4]} year without a relaunch.`,
]

export type GeneratedSite = PoolSite & { description: string }

export function makeSites(random: Random): { sites: GeneratedSite[]; highlights: { site: number; caption: string }[] } {
  const sites = pickSites(random, 2 + random.int(7)).map((site) => ({
    ...site,
    description: `${random.pick(WORK)} for ${random.pick(BUSINESSES[site.kind])}, ${random.pick(DETAILS)}.`,
  }))
  const results = random.shuffle(RESULTS)
  const shown = Math.min(sites.length, 1 + random.int(3))
  const highlights = results.slice(0, shown).map((result, site) => ({ site, caption: result(12 + random.int(60)) }))
  return { sites, highlights }
}
