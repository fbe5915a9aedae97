import { randomFillSync } from 'node:crypto'

/** Random bytes are fetched in bulk, which is much cheaper; each id uses ten. */
const pool = Buffer.alloc(10 * 256)
let digits = ''
let used = 0

const HIGHEST_COUNT = 0xfff
let lastTime = 0
let count = 0

/**
 * A UUIDv7: ids sort by creation time, so new rows go to the end of every index. Ids that one process creates within a
 * millisecond count up from a random number, so they sort as well.
 */
export function newId(now = Date.now()): string {
  if (used === digits.length) {
    digits = randomFillSync(pool).toString('hex')
    used = 0
  }
  const random = digits.slice(used, used + 20)
  used += 20
  count = now === lastTime ? Math.min(count + 1, HIGHEST_COUNT) : Number.parseInt(random.slice(0, 3), 16) >> 1
  lastTime = now
  const time = now.toString(16).padStart(12, '0')
  const counted = count.toString(16).padStart(3, '0')
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(3), 16) & 3)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}-${variant}${random.slice(4, 7)}-${random.slice(8)}`
}
