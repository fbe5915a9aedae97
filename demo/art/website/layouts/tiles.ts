import { line, rect } from '#adapters/drawing/svg.ts'
import { lighten, mix, readable } from '#demo/art/colour.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { areaChart, barChart } from '#demo/art/website/charts.ts'
import { onAccent, onSoft, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { card } from '#demo/art/website/parts.ts'
import { logo, nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

const software = ['software'] as const

export const tileLayouts: readonly Layout[] = [
  {
    name: 'pricing',
    trades: software,
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 116,
        width: 960,
        size: 64,
        height: 84,
        lines: 1,
        anchor: 'middle',
      })
      const points = ['Unlimited projects', 'Help from people', 'Export any time', 'Cancel in one click']
      const plan = (i: number) => {
        const item = page.items[i]
        const x = 112 + i * 360
        const on = i === 1
        const ground = on ? palette.accent : palette.soft
        const ink = on ? onAccent(page) : onSoft(page)
        const y = on ? 246 : 268
        const ticks = points
          .slice(0, i + 2)
          .map(
            (point, k) =>
              line(`M${x + 34} ${y + 246 + k * 40}l6 7l12 -15`, ink, 2.5) +
              setText(page, point, { x: x + 66, y: y + 231 + k * 40, width: 230, size: 18, lines: 1, fill: ink }).svg,
          )
          .join('')
        return (
          card(page, { x, y, w: 336, h: on ? 506 : 462 }, ground) +
          setText(page, item?.name ?? '', {
            x: x + 34,
            y: y + 28,
            width: 260,
            size: 24,
            lines: 1,
            face: page.type.bold,
            fill: ink,
          }).svg +
          setText(page, item?.price ?? '', {
            x: x + 34,
            y: y + 68,
            width: 200,
            size: 68,
            lines: 1,
            face: page.type.display,
            leading: 1.1,
            fill: ink,
          }).svg +
          setText(page, 'per month', { x: x + 34, y: y + 146, width: 200, size: 16, lines: 1, fill: ink }).svg +
          setText(page, item?.note ?? '', { x: x + 34, y: y + 180, width: 270, size: 18, lines: 1, fill: ink }).svg +
          ticks +
          drawButton(page, {
            x: x + 34,
            y: y + (on ? 430 : 392),
            label: page.business.cta[0],
            accent: ink,
            ink: ground,
            size: 16,
          }).svg
        )
      }
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 6,
          width: 700,
          size: 18,
          lines: 1,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        [0, 1, 2].map(plan).join('')
      )
    },
  },
  {
    name: 'bento',
    weight: 1.4,
    trades: ['software', 'service', 'shop', 'culture'],
    draw: (page) => {
      const { palette } = page
      const r = Math.max(14, page.radius)
      const soft = onSoft(page)
      const title = setDisplay(page, page.headline, {
        x: 96,
        y: 146,
        width: 520,
        size: 64,
        height: 200,
        lines: 3,
        fill: soft,
      })
      const [value = '', what = ''] = page.business.facts[1] ?? []
      const tech = page.business.trades.includes('software')
      const dark = { x: 936, y: 392, w: 280, h: 344 }
      const tile = mix(palette.soft, palette.second, 0.3)
      const inkTile = readable(tile, palette.ink)
      return (
        nav(page) +
        rect({ x: 64, y: 104, w: 600, h: 408 }, palette.soft, { rx: r }) +
        title.svg +
        setText(page, page.blurb, {
          x: 96,
          y: title.bottom + 14,
          width: 500,
          size: 18,
          lines: 3,
          height: 82,
          fill: soft,
        }).svg +
        drawButton(page, { x: 96, y: 444, label: page.business.cta[0], size: 16 }).svg +
        photo(page, { x: 680, y: 104, w: 536, h: 272 }, { radius: r }) +
        rect({ x: 680, y: 392, w: 240, h: 344 }, palette.accent, { rx: r }) +
        setText(page, value, {
          x: 706,
          y: 428,
          width: 190,
          size: 76,
          lines: 1,
          face: page.type.display,
          leading: 1.1,
          fill: onAccent(page),
        }).svg +
        setText(page, what, { x: 706, y: 520, width: 190, size: 20, lines: 2, fill: onAccent(page) }).svg +
        logo(page, { x: 706, y: 702, size: 18, ink: onAccent(page), accent: onAccent(page), width: 190 }).svg +
        (tech
          ? rect(dark, '#15171c', { rx: r }) +
            setText(page, page.items[3]?.name ?? '', {
              x: 960,
              y: 416,
              width: 230,
              size: 17,
              lines: 1,
              fill: '#c9cbd1',
            }).svg +
            setText(page, page.items[3]?.price ?? '', {
              x: 960,
              y: 442,
              width: 230,
              size: 34,
              lines: 1,
              face: page.type.bold,
              fill: '#fff',
            }).svg +
            areaChart(page, { x: 960, y: 520, w: 232, h: 180 }, lighten(palette.accent, 0.25))
          : photo(page, dark, { radius: r })) +
        rect({ x: 64, y: 528, w: 290, h: 208 }, tile, { rx: r }) +
        setText(page, page.business.quote[0], {
          x: 90,
          y: 552,
          width: 240,
          size: 23,
          height: 116,
          lines: 4,
          face: page.type.display,
          leading: 1.2,
          fill: inkTile,
        }).svg +
        setText(page, page.business.quote[1], { x: 90, y: 692, width: 240, size: 15, lines: 1, fill: inkTile }).svg +
        (tech
          ? rect({ x: 370, y: 528, w: 294, h: 208 }, palette.soft, { rx: r }) +
            barChart(page, { x: 400, y: 560, w: 240, h: 148 }, [palette.accent, mix(palette.accent, palette.soft, 0.6)])
          : photo(page, { x: 370, y: 528, w: 294, h: 208 }, { radius: r }))
      )
    },
  },
]
