/** A colour of the screen: red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** A colour as eyes see it (OKLCH): lightness from 0 to 1, chroma, hue in radians. */
export type Lch = { l: number; c: number; h: number }

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export const isColour = (text: string): boolean => HEX.test(text)

export function parseColour(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16) / 255
  return [at(0), at(2), at(4)]
}

const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255)

export function formatColour(rgb: Rgb): string {
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** The ratio of WCAG 2, from 1 to 21, of two colours as they are written. */
export function contrastRatio(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = parseColour(hex).map(toLinear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function toLch(hex: string): Lch {
  const [red, green, blue] = parseColour(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

function toRgb({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return linear.map((part) => (part <= 0 ? part : fromLinear(part))) as unknown as Rgb
}

const isOnScreen = (rgb: Rgb) => rgb.every((part) => part > -0.001 && part < 1.001)

/** The colour as hex; where a screen has none so strong, the strongest of its lightness and hue. */
export function fromLch({ l, c, h }: Lch): string {
  let [low, high] = [0, c]
  if (isOnScreen(toRgb({ l, c, h }))) return formatColour(toRgb({ l, c, h }))
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (isOnScreen(toRgb({ l, c: middle, h }))) low = middle
    else high = middle
  }
  return formatColour(toRgb({ l, c: low, h }))
}
