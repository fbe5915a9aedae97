import { encode } from 'uqr'

/** A square of so many modules, and the dark ones among them as the path of an SVG. */
export type QrCode = { size: number; path: string }

/** Drawn on the server: no page loads the encoder. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
