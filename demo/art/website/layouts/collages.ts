import { circle, group, path, rect } from '#adapters/drawing/svg.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { onSoft, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { card } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

const tilt = (degrees: number, x: number, y: number, body: string) =>
  group({ transform: `rotate(${degrees} ${x} ${y})` }, body)

export const collageLayouts: readonly Layout[] = [
  {
    name: 'collage',
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, { x: 64, y: 180, width: 560, size: 88, height: 300, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 22,
        width: 450,
        size: 20,
        lines: 4,
        fill: quiet(page),
      })
      const print = (x: number, y: number, w: number, h: number) =>
        card(page, { x: x - 12, y: y - 12, w: w + 24, h: h + 44 }, '#fffdf8', 3) +
        photo(page, { x, y, w, h }, { radius: 0 })
      return (
        circle(960, 420, 330, palette.accent) +
        path('M1280 800V560a240 240 0 0 0 -240 240Z', palette.second) +
        nav(page) +
        title.svg +
        text.svg +
        drawButton(page, { x: 64, y: text.bottom + 30, label: page.business.cta[0] }).svg +
        tilt(6, 1060, 300, print(930, 132, 250, 300)) +
        tilt(-5, 800, 380, print(690, 200, 290, 340)) +
        tilt(3, 1030, 600, print(900, 470, 270, 220))
      )
    },
  },
  {
    name: 'wide band',
    draw: (page) => {
      const { palette } = page
      const ink = onSoft(page)
      const title = setDisplay(page, page.headline, { x: 64, y: 112, width: 700, size: 82, height: 190, lines: 2 })
      const top = Math.max(330, title.bottom + 30)
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, { x: 820, y: 128, width: 396, size: 20, lines: 4, fill: quiet(page) }).svg +
        drawButton(page, { x: 820, y: 252, label: page.business.cta[0] }).svg +
        photo(page, { x: 0, y: top, w: 1280, h: 690 - top }, { radius: 0 }) +
        rect({ x: 0, y: 690, w: 1280, h: 110 }, palette.soft) +
        page.business.facts
          .map(
            ([value, what], i) =>
              setText(page, value, {
                x: 64 + i * 400,
                y: 714,
                width: 170,
                size: 44 * Math.min(1.1, page.type.scale),
                lines: 1,
                face: page.type.display,
                leading: 1.2,
                fill: ink,
              }).svg + setText(page, what, { x: 250 + i * 400, y: 730, width: 200, size: 18, lines: 1, fill: ink }).svg,
          )
          .join('')
      )
    },
  },
]
