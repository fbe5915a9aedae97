import { circle, path, rect } from '#adapters/drawing/svg.ts'
import { mix } from '#demo/art/colour.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { onAccent, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

const visual = ['shop', 'food', 'culture', 'event', 'service', 'stay', 'studio'] as const

const side = (x: number) => path(`M${x} 800V560a104 104 0 0 1 208 0V800Z`, '#000')

export const shapedHeroLayouts: readonly Layout[] = [
  {
    name: 'arch',
    trades: visual,
    draw: (page) => {
      const arch = path('M460 800V420a180 180 0 0 1 360 0V800Z', '#000')
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 104,
        width: 1000,
        size: 66,
        height: 80,
        lines: 1,
        anchor: 'middle',
      })
      return (
        nav(page, { kind: 'centre' }) +
        title.svg +
        setText(page, page.kicker, {
          x: 640,
          y: title.bottom + 6,
          width: 520,
          size: 17,
          lines: 1,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        photo(page, { x: 460, y: 230, w: 360, h: 570 }, { clip: arch }) +
        photo(page, { x: 192, y: 440, w: 208, h: 360 }, { clip: side(192) }) +
        photo(page, { x: 880, y: 440, w: 208, h: 360 }, { clip: side(880) }) +
        setText(page, page.blurb, { x: 64, y: 268, width: 320, size: 19, lines: 5, fill: quiet(page) }).svg +
        setText(page, page.business.quote[0], {
          x: 896,
          y: 268,
          width: 320,
          size: 22,
          lines: 4,
          face: page.type.display,
          leading: 1.25,
        }).svg +
        setText(page, page.business.quote[1], { x: 896, y: 396, width: 320, size: 15, lines: 1, fill: quiet(page) }).svg
      )
    },
  },
  {
    name: 'circle',
    draw: (page) => {
      const clip = circle(910, 430, 330, '#000')
      const title = setDisplay(page, page.headline, { x: 64, y: 220, width: 500, size: 80, height: 280, lines: 4 })
      const badge =
        circle(640, 664, 78, page.palette.accent) +
        setText(page, page.kicker, {
          x: 640,
          y: 624,
          width: 116,
          size: 18,
          height: 80,
          lines: 3,
          anchor: 'middle',
          face: page.type.bold,
          leading: 1.25,
          fill: onAccent(page),
        }).svg
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 22,
        width: 420,
        size: 21,
        lines: 4,
        fill: quiet(page),
      })
      return (
        circle(1010, 300, 400, page.palette.soft) +
        nav(page) +
        photo(page, { x: 580, y: 100, w: 660, h: 660 }, { clip }) +
        title.svg +
        text.svg +
        drawButton(page, { x: 64, y: text.bottom + 28, label: page.business.cta[0] }).svg +
        badge
      )
    },
  },
  {
    name: 'giant name',
    trades: visual,
    draw: (page) => {
      const { type, palette } = page
      const ground = palette.accent
      const ink = onAccent(page)
      const name = setDisplay(page, page.name, {
        x: 640,
        y: 96,
        width: 1168,
        size: 300,
        height: 250,
        lines: 1,
        anchor: 'middle',
        fill: ink,
        leading: 1.02,
      })
      const top = Math.max(name.bottom + 24, 250)
      const words = setText(page, page.headline, {
        x: 864,
        y: top,
        width: 352,
        size: 46 * Math.min(1, type.scale),
        height: 190,
        lines: 4,
        face: type.display,
        leading: 1.12,
        fill: ink,
      })
      return (
        rect({ x: 0, y: 0, w: 1280, h: 800 }, ground) +
        nav(page, { ink, accent: ink, ground, kind: 'bare' }) +
        name.svg +
        photo(page, { x: 56, y: top, w: 768, h: 744 - top }) +
        words.svg +
        setText(page, page.blurb, {
          x: 864,
          y: words.bottom + 16,
          width: 340,
          size: 19,
          lines: 5,
          height: 130,
          fill: mix(ink, ground, 0.15),
        }).svg +
        drawButton(page, { x: 864, y: 696, label: page.business.cta[0], accent: ink, ink: ground }).svg
      )
    },
  },
]
