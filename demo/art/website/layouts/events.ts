import { circle, path, rect } from '#adapters/drawing/svg.ts'
import { readable } from '#demo/art/colour.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { label, rule } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const eventLayouts: readonly Layout[] = [
  {
    name: 'poster',
    trades: ['event'],
    draw: (page) => {
      const { palette } = page
      const blocks = [
        rect({ x: 880, y: 0, w: 400, h: 400 }, palette.accent) +
          circle(1080, 200, 150, palette.second) +
          rect({ x: 880, y: 400, w: 200, h: 400 }, palette.second) +
          path('M1080 800a200 200 0 0 1 200 -200V800Z', palette.accent) +
          rect({ x: 1080, y: 400, w: 200, h: 200 }, palette.ink),
        path('M880 0H1280V400A400 400 0 0 1 880 0Z', palette.accent) +
          path('M880 800V400A400 400 0 0 1 1280 800Z', palette.second) +
          circle(1080, 400, 96, palette.ink),
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => rect({ x: 880 + i * 50, y: 0, w: 26, h: 800 - i * 76 }, i % 2 ? palette.accent : palette.second))
          .join('') + circle(1150, 640, 110, palette.accent),
      ]
      const title = setDisplay(page, page.headline, { x: 64, y: 132, width: 770, size: 140, height: 440, lines: 4 })
      return (
        page.random.pick(blocks) +
        nav(page, { right: 840, kind: 'bare' }) +
        title.svg +
        setText(page, page.kicker, { x: 64, y: 610, width: 400, size: 30, lines: 1, face: page.type.bold }).svg +
        setText(page, page.blurb, { x: 64, y: 656, width: 480, size: 19, lines: 3, fill: quiet(page) }).svg +
        drawButton(page, { x: 600, y: 676, label: page.business.cta[0], size: 20 }).svg
      )
    },
  },
  {
    name: 'schedule',
    trades: ['event'],
    draw: (page) => {
      const { palette } = page
      const rows = page.business.items.slice(0, 6).map((item, i) => {
        const y = 156 + i * 98
        return (
          setText(page, item.price, {
            x: 660,
            y: y + 4,
            width: 120,
            size: 19,
            lines: 1,
            face: page.type.bold,
            fill: readable(palette.ground, palette.accent, palette.ink),
          }).svg +
          setText(page, item.name, {
            x: 792,
            y,
            width: 424,
            size: 28 * Math.min(1.05, page.type.scale),
            lines: 1,
            face: page.type.display,
            leading: 1.2,
          }).svg +
          setText(page, item.note, { x: 792, y: y + 38, width: 424, size: 17, lines: 1, fill: quiet(page) }).svg +
          rule(page, { x: 660, y: y + 80, w: 556 })
        )
      })
      const title = setDisplay(page, page.headline, { x: 64, y: 168, width: 520, size: 70, height: 250, lines: 4 })
      return (
        nav(page) +
        label(page, page.kicker, { x: 64, y: 132 }) +
        title.svg +
        drawButton(page, { x: 64, y: title.bottom + 28, label: page.business.cta[0] }).svg +
        photo(page, { x: 64, y: Math.max(540, title.bottom + 104), w: 532, h: 300 }) +
        rows.join('')
      )
    },
  },
  {
    name: 'line-up',
    kinds: ['festival', 'conference'],
    draw: (page) => {
      const { palette } = page
      const names =
        page.business.kind === 'festival'
          ? page.items.map((item) => item.name)
          : page.items.map((item) => item.note).filter((note) => note !== 'foyer')
      let y = 250
      const acts = names.slice(0, 6).map((name, i) => {
        const set = setDisplay(page, name, {
          x: 640,
          y,
          width: 1100,
          size: [96, 78, 64, 52, 44, 38][i] ?? 36,
          lines: 1,
          anchor: 'middle',
          fill: i % 2 ? '#fff' : readable('#15101a', palette.accent, palette.second),
        })
        y = set.bottom + 2
        return set.svg
      })
      return (
        photo(page, { x: 0, y: 0, w: 1280, h: 800 }, { radius: 0 }) +
        rect({ x: 0, y: 0, w: 1280, h: 800 }, '#0c0810', { opacity: 0.62 }) +
        nav(page, { ink: '#fff', accent: '#fff', ground: '#15101a' }) +
        setText(page, page.headline, {
          x: 640,
          y: 124,
          width: 900,
          size: 34,
          lines: 1,
          anchor: 'middle',
          face: page.type.bold,
          fill: '#fff',
        }).svg +
        label(page, page.kicker, { x: 640, y: 186, anchor: 'middle', fill: '#fff' }) +
        acts.join('') +
        drawButton(page, {
          x: 640,
          y: 716,
          label: page.business.cta[0],
          anchor: 'middle',
          accent: '#fff',
          ink: '#15101a',
        }).svg
      )
    },
  },
]
