/** The POSIX ustar format, as far as a flat list of files needs it: `tar -xf` reads what we write. */
export const TAR_BLOCK_BYTES = 512

const NAME = { at: 0, length: 100 }
const SIZE = { at: 124, length: 12 }
const SUM = { at: 148, length: 8 }
const MAGIC = { at: 257, text: 'ustar\u000000' }

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** The sum of all bytes of a header, those of the sum itself counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = SUM.length * 0x20
  for (const [at, byte] of header.entries()) if (at < SUM.at || at >= SUM.at + SUM.length) sum += byte
  return sum
}

export const tarPadding = (size: number) => (TAR_BLOCK_BYTES - (size % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES

export function encodeTarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(TAR_BLOCK_BYTES)
  if (Buffer.byteLength(name) > NAME.length) throw new RangeError(`${name} is too long for an entry`)
  header.write(name, NAME.at)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, SIZE.length), SIZE.at)
  header.write(octal(0, 12), 136)
  header.write('0', 156)
  header.write(MAGIC.text, MAGIC.at)
  header.write(`${octal(sumOf(header), 7)} `, SUM.at)
  return header
}

function readOctal(header: Buffer, { at, length }: { at: number; length: number }): number {
  const digits = /^[0-7]{1,11}(?=[\0 ])/.exec(header.toString('latin1', at, at + length))?.[0]
  return digits === undefined ? Number.NaN : Number.parseInt(digits, 8)
}

/** Undefined for anything that is not a header of ours; an archive ends with a block of zeros, which is not a header. */
export function parseTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.toString('latin1', MAGIC.at, MAGIC.at + MAGIC.text.length) !== MAGIC.text) return undefined
  const size = readOctal(header, SIZE)
  if (Number.isNaN(size) || readOctal(header, SUM) !== sumOf(header)) return undefined
  const [name = ''] = header.toString('utf8', NAME.at, NAME.at + NAME.length).split('\0', 1)
  return { name, size }
}
