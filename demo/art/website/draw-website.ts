import { Sheet, rect } from '#adapters/drawing/svg.ts'
import { type Random, seededRandom } from '#demo/art/seeded-random.ts'

import { type BusinessKind, businessKinds } from './business/business.ts'
import { businessOf } from './business/businesses.ts'
import type { Layout } from './layouts/layout.ts'
import { layouts } from './layouts/layouts.ts'
import { drawScene, height, type Page, width } from './page.ts'
import { palettes } from './palette.ts'
import { drawPerson } from './pictures/scene-people.ts'
import type { SceneName } from './pictures/scenes.ts'
import { typePairings } from './type-pairing.ts'

// In a wide strip a still life loses its head; these have nothing to lose.
const wideScenes: ReadonlySet<SceneName> = new Set<SceneName>([
  'cafe',
  'dunes',
  'facade',
  'field',
  'forest',
  'gallery',
  'hills',
  'leaves',
  'mesh',
  'mountains',
  'ribbons',
  'rings',
  'river',
  'sea',
  'skyline',
  'vineyard',
])

export type WebsiteHints = { kind?: BusinessKind; name?: string }
export type Website = { svg: string; kind: BusinessKind; name: string; headline: string; blurb: string }
/** What the seed chose; lets tests see that every choice is reached. */
export type WebsitePlan = { page: Page; layout: Layout; random: Random }

export function planWebsite(seed: string, hints: WebsiteHints = {}): WebsitePlan {
  const random = seededRandom(`website/${seed}`)
  const business = businessOf(hints.kind ?? random.pick(businessKinds))
  const palette = random.pick(palettes)
  const suited = layouts.filter(
    ({ trades, kinds }) =>
      (kinds?.includes(business.kind) ?? true) && (trades?.some((trade) => business.trades.includes(trade)) ?? true),
  )
  // A layout made for the trade says more about the business than one that fits everybody.
  const layout = random.pickWeighted(
    suited.map((entry) => [entry, (entry.trades || entry.kinds ? 2 : 1) * (entry.weight ?? 1)] as const),
  )
  const strict = random.chance(0.4)
  const page: Page = {
    sheet: new Sheet(),
    random: random.fork('page'),
    palette,
    business,
    name: hints.name ?? random.pick(business.names),
    headline: random.pick(business.headlines),
    blurb: random.pick(business.blurbs),
    kicker: random.pick(business.kickers),
    items: business.trades.includes('software') ? business.items : random.shuffle(business.items),
    type: random.pick(typePairings),
    radius: strict ? 0 : random.pick([8, 14, 20, 28]),
    buttonRadius: strict ? random.pick([0, 3]) : random.pick([8, 999, 999]),
    nextScene: () => '',
    portrait: (index) =>
      drawPerson({ ...page, random: random.fork(`person ${index}`) }, index % 2 ? 'masculine' : 'feminine'),
  }
  const order = random.shuffle([...new Set(business.scenes)])
  let shown = 0
  page.nextScene = (shape) => {
    const left = order.length > 0 ? order : random.shuffle([...new Set(business.scenes)])
    const fits = left.findIndex((name) => (shape > 2 ? wideScenes.has(name) : shape < 1.5 || name !== 'person'))
    const [name = 'mesh'] = left.splice(Math.max(0, fits), 1)
    order.splice(0, order.length, ...left)
    shown++
    return drawScene(page, name, random.fork(`scene ${shown}`))
  }
  return { page, layout, random }
}

/** The first screen of an invented website, 1280 × 800; the same seed and hints give the same bytes. */
export function drawWebsite(seed: string, hints: WebsiteHints = {}): Website {
  const { page, layout } = planWebsite(seed, hints)
  const { business, name, headline, blurb, palette, sheet } = page
  const body = rect({ x: 0, y: 0, w: width, h: height }, palette.ground) + layout.draw(page)
  const svg = sheet.finish({ width, height, title: `${name}: ${headline}` }, body)
  return { svg, kind: business.kind, name, headline, blurb }
}
