import { group, rect } from '#adapters/drawing/svg.ts'
import { readable } from '#demo/art/colour.ts'
import { buttons } from '#demo/art/website/buttons.ts'
import { onAccent, onSoft, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { arrow, card, facts, label, stars } from '#demo/art/website/parts.ts'
import { logo, nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const framedHeroLayouts: readonly Layout[] = [
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
