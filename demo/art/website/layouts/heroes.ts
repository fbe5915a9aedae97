import { mix, readable } from '#demo/art/colour.ts'
import { circle, group, path, rect } from '#demo/art/svg.ts'
import { onAccent, onSoft, photo, quiet, setDisplay, setDisplayAbove, setText } from '#demo/art/website/page.ts'
import { arrow, buttons, card, drawButton, facts, label, logo, nav, stars } from '#demo/art/website/parts.ts'

import type { Layout } from './layout.ts'

const visual = ['shop', 'food', 'culture', 'event', 'service', 'stay', 'studio'] as const

const side = (x: number) => path(`M${x} 800V560a104 104 0 0 1 208 0V800Z`, '#000')

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
  {
    name: 'sidebar',
    draw: (page) => {
      const { palette, business } = page
      const ink = onAccent(page)
      const links = business.nav
        .map(
          (entry, i) => setText(page, entry, { x: 48, y: 170 + i * 46, width: 190, size: 20, lines: 1, fill: ink }).svg,
        )
        .join('')
      const title = setDisplay(page, page.headline, { x: 344, y: 78, width: 840, size: 80, height: 180, lines: 2 })
      const top = title.bottom + 120
      return (
        rect({ x: 0, y: 0, w: 280, h: 800 }, palette.accent) +
        setText(page, page.name, {
          x: 48,
          y: 56,
          width: 196,
          size: 30,
          lines: 3,
          face: page.type.display,
          leading: 1.1,
          fill: ink,
        }).svg +
        links +
        setText(page, page.kicker, { x: 48, y: 690, width: 190, size: 15, lines: 2, fill: ink }).svg +
        arrow(48, 752, ink, 22) +
        title.svg +
        setText(page, page.blurb, { x: 344, y: title.bottom + 20, width: 620, size: 21, lines: 3, fill: quiet(page) })
          .svg +
        photo(page, { x: 344, y: top, w: 400, h: 830 - top }) +
        photo(page, { x: 764, y: top, w: 452, h: 830 - top })
      )
    },
  },
  {
    name: 'quote',
    trades: ['service', 'software', 'studio'],
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, { x: 64, y: 176, width: 640, size: 76, height: 260, lines: 3 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 560,
        size: 20,
        lines: 3,
        fill: quiet(page),
      })
      const ink = onSoft(page)
      return (
        nav(page) +
        label(page, page.kicker, { x: 64, y: 140 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        facts(page, { x: 64, y: 690, w: 620 }) +
        photo(page, { x: 780, y: 112, w: 436, h: 440 }) +
        card(page, { x: 720, y: 500, w: 440, h: 220 }, palette.soft) +
        stars(752, 538, readable(palette.soft, palette.accent, palette.second)) +
        setText(page, page.business.quote[0], {
          x: 752,
          y: 560,
          width: 376,
          size: 25,
          height: 104,
          lines: 4,
          face: page.type.display,
          leading: 1.2,
          fill: ink,
        }).svg +
        setText(page, page.business.quote[1], { x: 752, y: 676, width: 376, size: 15, lines: 1, fill: ink }).svg
      )
    },
  },
  {
    name: 'two tone',
    draw: (page) => {
      const { palette } = page
      const ink = onAccent(page)
      const title = setDisplay(page, page.headline, {
        x: 64,
        y: 150,
        width: 1100,
        size: 108,
        height: 240,
        lines: 2,
        fill: ink,
      })
      return (
        rect({ x: 0, y: 0, w: 1280, h: 470 }, palette.accent) +
        nav(page, { ink, accent: ink, ground: palette.accent, kind: 'left' }) +
        title.svg +
        group({}, photo(page, { x: 440, y: 400, w: 776, h: 360 })) +
        setText(page, page.blurb, { x: 64, y: 506, width: 320, size: 21, lines: 6, height: 170, fill: palette.ink })
          .svg +
        logo(page, { x: 64, y: 728, size: 20 }).svg
      )
    },
  },
]
