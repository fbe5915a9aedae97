import { rect } from '#adapters/drawing/svg.ts'
import { readable } from '#demo/art/colour.ts'
import { buttons, drawButton } from '#demo/art/website/buttons.ts'
import { photo, quiet, setDisplay, setDisplayAbove, setText } from '#demo/art/website/page.ts'
import { card, facts, label } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

const visual = ['shop', 'food', 'culture', 'event', 'service', 'stay', 'studio'] as const

export const heroLayouts: readonly Layout[] = [
  {
    name: 'split right',
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 64, y: 206, width: 540, size: 84, height: 290, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 26,
        width: 460,
        size: 20,
        lines: 4,
        fill: quiet(page),
      })
      return (
        nav(page) +
        label(page, page.kicker, { x: 64, y: 168 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 32 }) +
        photo(page, { x: 680, y: 112, w: 536, h: 624 })
      )
    },
  },
  {
    name: 'split bleed left',
    trades: visual,
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 712, y: 200, width: 500, size: 76, height: 280, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 712,
        y: title.bottom + 22,
        width: 450,
        size: 21,
        lines: 4,
        fill: quiet(page),
      })
      return (
        photo(page, { x: 0, y: 0, w: 640, h: 800 }, { radius: 0 }) +
        nav(page, { x: 712, kind: 'bare' }) +
        label(page, page.kicker, { x: 712, y: 160 }) +
        title.svg +
        text.svg +
        drawButton(page, { x: 712, y: text.bottom + 28, label: page.business.cta[0] }).svg +
        facts(page, { x: 712, y: 692, w: 504 })
      )
    },
  },
  {
    name: 'centred over picture',
    draw: (page) => {
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 128,
        width: 960,
        size: 82,
        height: 190,
        lines: 2,
        anchor: 'middle',
      })
      const text = setText(page, page.blurb, {
        x: 640,
        y: title.bottom + 16,
        width: 620,
        size: 21,
        lines: 2,
        anchor: 'middle',
        fill: quiet(page),
      })
      const top = text.bottom + 104
      return (
        nav(page) +
        title.svg +
        text.svg +
        buttons(page, { x: 640, y: text.bottom + 26, anchor: 'middle' }) +
        photo(page, { x: 64, y: top, w: 1152, h: 860 - top })
      )
    },
  },
  {
    name: 'full bleed',
    trades: visual,
    weight: 1.2,
    draw: (page) => {
      const shade = page.sheet.linear([
        [0, '#0b0807', 0.5],
        [0.3, '#0b0807', 0.12],
        [0.55, '#0b0807', 0.25],
        [1, '#0b0807', 0.82],
      ])
      const title = setDisplayAbove(page, page.headline, {
        x: 64,
        y: 666,
        width: 860,
        size: 96,
        height: 240,
        lines: 2,
        fill: '#fff',
      })
      const accent = readable('#241a16', page.palette.accent)
      return (
        photo(page, { x: 0, y: 0, w: 1280, h: 800 }, { radius: 0 }) +
        rect({ x: 0, y: 0, w: 1280, h: 800 }, shade) +
        nav(page, { ink: '#fff', accent, ground: readable(accent, '#1a1412'), kind: 'left' }) +
        label(page, page.kicker, { x: 64, y: title.top - 38, fill: '#fff' }) +
        title.svg +
        setText(page, page.blurb, { x: 64, y: 682, width: 640, size: 20, lines: 2, height: 62, fill: '#f6efe6' }).svg +
        drawButton(page, { x: 980, y: 688, label: page.business.cta[0], accent: '#fff', ink: '#1a1412' }).svg
      )
    },
  },
  {
    name: 'picture with panel',
    trades: visual,
    draw: (page) => {
      const right = page.random.chance(0.5)
      const x = right ? 748 : 64
      const title = setDisplay(page, page.headline, { x: x + 44, y: 356, width: 380, size: 54, height: 180, lines: 3 })
      const text = setText(page, page.blurb, {
        x: x + 44,
        y: title.bottom + 14,
        width: 380,
        size: 19,
        lines: 4,
        height: 110,
        fill: quiet(page),
      })
      return (
        photo(page, { x: 0, y: 96, w: 1280, h: 704 }, { radius: 0 }) +
        nav(page) +
        card(page, { x, y: 284, w: 468, h: 452 }, page.palette.ground) +
        label(page, page.kicker, { x: x + 44, y: 322, width: 380 }) +
        title.svg +
        text.svg +
        drawButton(page, { x: x + 44, y: 658, label: page.business.cta[0] }).svg
      )
    },
  },
]
