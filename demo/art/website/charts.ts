import { circle, line, svgNumber, path, rect, type Box } from '#adapters/drawing/svg.ts'

import type { Page } from './page.ts'

export function areaChart(page: Page, box: Box, colour: string): string {
  const random = page.random.fork(`chart ${box.x}`)
  let level = 0.35
  const points = Array.from({ length: 13 }, (_, i) => {
    level = Math.min(0.95, Math.max(0.12, level + random.between(-0.13, 0.2)))
    return [box.x + (i * box.w) / 12, box.y + box.h * (1 - level)] as const
  })
  const d = points
    .map(([x, y], i) => (i === 0 ? `M${svgNumber(x)} ${svgNumber(y)}` : `L${svgNumber(x)} ${svgNumber(y)}`))
    .join('')
  const [lastX, lastY] = points.at(-1) ?? [0, 0]
  return (
    path(
      `${d}V${svgNumber(box.y + box.h)}H${svgNumber(box.x)}Z`,
      page.sheet.linear([
        [0, colour, 0.45],
        [1, colour, 0.02],
      ]),
    ) +
    line(d, colour, 3.5) +
    circle(lastX, lastY, 7, colour) +
    circle(lastX, lastY, 3, '#fff')
  )
}

export function barChart(page: Page, box: Box, colours: readonly [string, string]): string {
  const random = page.random.fork('bars')
  const step = box.w / 9
  return Array.from({ length: 9 }, (_, i) => {
    const h = box.h * random.between(0.3, 1)
    return rect({ x: box.x + i * step, y: box.y + box.h - h, w: step * 0.58, h }, i === 6 ? colours[0] : colours[1], {
      rx: 4,
    })
  }).join('')
}
