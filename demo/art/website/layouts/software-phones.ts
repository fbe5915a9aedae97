import { circle, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'
import { buttons, drawButton } from '#demo/art/website/buttons.ts'
import { onAccent, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { facts, label } from '#demo/art/website/parts.ts'
import { phone } from '#demo/art/website/phone.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const phoneLayouts: readonly Layout[] = [
  {
    name: 'phones',
    kinds: ['fintech'],
    weight: 1.6,
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, { x: 64, y: 190, width: 520, size: 76, height: 270, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 440,
        size: 20,
        lines: 4,
        fill: quiet(page),
      })
      return (
        rect(
          { x: 660, y: 0, w: 620, h: 800 },
          page.sheet.linear(
            [
              [0, mix(palette.soft, palette.accent, 0.25)],
              [1, mix(palette.soft, palette.second, 0.3)],
            ],
            50,
          ),
        ) +
        nav(page, { right: 620, kind: 'bare' }) +
        label(page, page.kicker, { x: 64, y: 150 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        facts(page, { x: 64, y: 704, w: 520 }) +
        phone(page, { x: 962, y: 172 }, 'chart') +
        phone(page, { x: 690, y: 96 }, 'card')
      )
    },
  },
  {
    name: 'phone centred',
    kinds: ['fintech', 'podcast', 'yoga'],
    draw: (page) => {
      const { palette } = page
      const ink = onAccent(page)
      const title = setDisplay(page, page.headline, {
        x: 64,
        y: 150,
        width: 400,
        size: 66,
        height: 300,
        lines: 5,
        fill: ink,
      })
      return (
        rect(
          { x: 0, y: 0, w: 1280, h: 800 },
          page.sheet.linear(
            [
              [0, lighten(palette.accent, 0.08)],
              [1, darken(palette.accent, 0.18)],
            ],
            60,
          ),
        ) +
        circle(640, 470, 320, palette.ground, { opacity: 0.14 }) +
        circle(640, 470, 230, palette.ground, { opacity: 0.14 }) +
        nav(page, { ink, accent: ink, ground: palette.accent, kind: 'left' }) +
        title.svg +
        drawButton(page, { x: 64, y: title.bottom + 28, label: page.business.cta[0], accent: ink, ink: palette.accent })
          .svg +
        setText(page, page.blurb, { x: 860, y: 180, width: 340, size: 21, lines: 6, fill: ink }).svg +
        facts(page, { x: 860, y: 640, w: 370, fill: ink, note: ink }) +
        phone(page, { x: 496, y: 150 }, 'home')
      )
    },
  },
]
