import type { Random } from '#demo/art/seeded-random.ts'

const WORDS =
  `Alder, Almanac, Anchor, Arcade, Atlas, Aviary, Ballast, Basalt, Beacon, Birch, Bracken, Brightwater, Cadence,
  Canopy, Cardinal, Cedar, Chalk, Cinder, Clover, Cobalt, Compass, Copper, Corner, Current, Daylight, Delta, Dovetail, Ember,
  Fable, Fathom, Fernway, Fieldnote, Flint, Foundry, Gable, Garnet, Granite, Halfmoon, Harbour, Hazel, Heron, Hinterland,
  Horizon, Indigo, Inkwell, Ironwood, Juniper, Kestrel, Kindling, Lantern, Larch, Ledger, Limestone, Linden, Longshore,
  Lumen, Magnet, Mangrove, Marble, Margin, Meridian, Millrace, Monsoon, Mosaic, Nectar, Nimbus, Oakline, Octave, Orchard,
  Osprey, Outpost, Paperbark, Parallel, Pebble, Perch, Pinion, Plumb, Prism, Quarry, Quill, Rafter, Ridgeline, Saffron,
  Sandbar, Sextant, Signal, Slate, Sparrow, Spindle, Stonefruit, Sundial, Tamarind, Tandem, Thicket, Tideway, Timber,
  Trellis, Umbra, Vantage, Verge, Violet, Waypoint, Westerly, Willow, Woodlark, Yarrow, Zephyr`
    .split(',')
    .map((word) => word.trim())

const KINDS = [
  'Studio',
  'Digital',
  'Works',
  'Design',
  'Collective',
  'Partners',
  'Lab',
  'Workshop',
  'Office',
  'Web',
  'House',
]

/** Named after an owner, a place or a thing, as agencies are. */
export function inventAgencyName(
  random: Random,
  { surnames, city }: { surnames: readonly string[]; city: string },
): string {
  const [one = 'Hall', other = 'Mill'] = random.shuffle(surnames)
  const word = random.pick(WORDS)
  return random.pickWeighted([
    [`${word} ${random.pick(KINDS)}`, 5],
    [`Studio ${word}`, 2],
    [`${word} & ${random.pick(WORDS.filter((second) => second !== word))}`, 2],
    [`${one} & ${other}`, 2],
    [`${one} ${random.pick(KINDS)}`, 2],
    [`${word} ${city}`, 1],
  ])
}
