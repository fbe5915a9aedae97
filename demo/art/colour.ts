type Rgb = [number, number, number]

function toRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const value = Number.parseInt(full, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `amount` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
  const [from, to] = [toRgb(a), toRgb(b)]
  return toHex([
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ])
}

export const lighten = (colour: string, amount: number) => mix(colour, '#ffffff', amount)
export const darken = (colour: string, amount: number) => mix(colour, '#0b0908', amount)

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [r, g, b] = toRgb(colour).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The first of the wishes that reads on the ground, else black or white. */
export function readable(ground: string, ...wishes: string[]): string {
  const wish = wishes.find((colour) => contrast(ground, colour) >= 4.5)
  return wish ?? (contrast(ground, '#ffffff') > contrast(ground, '#14110f') ? '#ffffff' : '#14110f')
}
