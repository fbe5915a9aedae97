export type Box = { x: number; y: number; w: number; h: number }
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Two decimals at most: keeps the files small. */
export const svgNumber = (value: number): string => String(Math.round(value * 100) / 100)

/** Collects the <defs> of a drawing; equal definitions are stored once. */
export class Sheet {
  #ids = new Map<string, string>()
  #defs: string[] = []

  /** Returns the id of the definition; `draw` puts that id into its markup. */
  define(draw: (id: string) => string): string {
    const key = draw('')
    const known = this.#ids.get(key)
    if (known) return known
    const id = `d${this.#ids.size.toString(36)}`
    this.#ids.set(key, id)
    this.#defs.push(draw(id))
    return id
  }

  /** `angle` in degrees: 0 runs left to right, 90 top to bottom. */
  linear(stops: readonly Stop[], angle = 90): string {
    const turn = (angle * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
    const ends = `x1="${svgNumber(0.5 - dx)}" y1="${svgNumber(0.5 - dy)}" x2="${svgNumber(0.5 + dx)}" y2="${svgNumber(0.5 + dy)}"`
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${ends}>${drawStops(stops)}</linearGradient>`)})`
  }

  radial(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const place = `cx="${svgNumber(cx)}" cy="${svgNumber(cy)}" r="${svgNumber(r)}"`
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${place}>${drawStops(stops)}</radialGradient>`)})`
  }

  clip(shape: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`
  }

  blur(deviation: number): string {
    const room = 'x="-50%" y="-50%" width="200%" height="200%"'
    const markup = (id: string) =>
      `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${svgNumber(deviation)}"/></filter>`
    return `url(#${this.define(markup)})`
  }

  /** A tile of film grain, rendered once and repeated: noise over a whole page would be slow. */
  grain(strength: number): string {
    const dots = this.define(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 ${svgNumber(strength)}"/></filter>`,
    )
    const tile = `<rect width="220" height="220" filter="url(#${dots})"/>`
    return `url(#${this.define((id) => `<pattern id="${id}" width="220" height="220" patternUnits="userSpaceOnUse">${tile}</pattern>`)})`
  }

  finish({ width, height, title }: { width: number; height: number; title: string }, body: string): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
    return `${open}<title>${escapeText(title)}</title><defs>${this.#defs.join('')}</defs>${body}</svg>`
  }
}

function drawStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${svgNumber(opacity)}"`
      return `<stop offset="${svgNumber(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** Characters that XML forbids even when escaped: most control characters, and halves of surrogate pairs. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function escapeText(text: string): string {
  return text.replaceAll(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Attributes by their SVG names; numbers are rounded, what is undefined is left out. */
export type Attributes = Record<string, string | number | undefined>

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? svgNumber(value) : value}"`)
    .join('')
}

export function rect({ x, y, w, h, rx }: Box & { rx?: number }, fill: string, more: Attributes = {}): string {
  return `<rect x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(w)}" height="${svgNumber(h)}" fill="${fill}"${attributes({ rx, ...more })}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle cx="${svgNumber(cx)}" cy="${svgNumber(cy)}" r="${svgNumber(r)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse([cx, cy, rx, ry]: readonly number[], fill: string, more: Attributes = {}): string {
  return `<ellipse cx="${svgNumber(cx ?? 0)}" cy="${svgNumber(cy ?? 0)}" rx="${svgNumber(rx ?? 0)}" ry="${svgNumber(ry ?? 0)}" fill="${fill}"${attributes(more)}/>`
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${svgNumber(width)}"${attributes({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`
}

export function group(values: Attributes, body: string): string {
  return `<g${attributes(values)}>${body}</g>`
}
