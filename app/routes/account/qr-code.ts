import { encode } from 'uqr'

/** `size` in modules; `path` is the SVG path of the dark ones. */
export type QrCode = { size: number; path: string }

/** Rendered on the server, so that no page loads the encoder. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
