import { circle, line, svgNumber, path } from '#adapters/drawing/svg.ts'
import { darken } from '#demo/art/colour.ts'

import type { Person } from './person.ts'

export function drawGlasses({ glasses, turn, cloth }: Person): string {
  if (!glasses) return ''
  const x = 320 + turn
  const frame = glasses === 'wire' ? '#b08d4a' : glasses === 'cat' ? darken(cloth[0], 0.35) : '#2b2523'
  const width = glasses === 'wire' ? 4 : 7
  const lens = (side: number) => {
    const cx = x + side * 47
    const more = { stroke: frame, 'stroke-width': width, 'fill-opacity': 0.13 }
    const top = line(`M${svgNumber(cx - 36)} 272Q${svgNumber(cx)} 262 ${svgNumber(cx + 36)} 272`, frame, 11)
    if (glasses === 'square')
      return path(`M${svgNumber(cx - 35)} 268q35 -6 70 0q4 30 -8 46q-27 8 -54 0q-12 -16 -8 -46Z`, '#fff', more)
    if (glasses === 'cat')
      return path(
        `M${svgNumber(cx - side * 33)} 272C${svgNumber(cx)} 260 ${svgNumber(cx + side * 30)} 256 ${svgNumber(cx + side * 44)} 258C${svgNumber(cx + side * 42)} 296 ${svgNumber(cx + side * 22)} 316 ${svgNumber(cx)} 316C${svgNumber(cx - side * 24)} 316 ${svgNumber(cx - side * 36)} 296 ${svgNumber(cx - side * 33)} 272Z`,
        '#fff',
        more,
      )
    if (glasses === 'browline') return circle(cx, 290, 33, '#fff', { ...more, 'stroke-width': 3 }) + top
    return circle(cx, 290, 34, '#fff', more)
  }
  const bridge = line(`M${svgNumber(x - 14)} 284Q${svgNumber(x)} 274 ${svgNumber(x + 14)} 284`, frame, width)
  const arms = line(`M${svgNumber(x - 81)} 282L${218} 290M${svgNumber(x + 81)} 282L${422} 290`, frame, width)
  const glint = line(`M${svgNumber(x - 64)} 276l-8 14M${svgNumber(x + 32)} 276l-8 14`, '#fff', 4, { opacity: 0.6 })
  return arms + lens(-1) + lens(1) + bridge + glint
}
