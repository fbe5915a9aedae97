import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Database tests hash some 800 passwords that protect nothing: what the product asks for at its own cost is derived at
 * the smallest one. Any other cost stays as it is, for the reference implementation's hash; browser tests pay the whole.
 */
const PRODUCT_MEMORY = 19_456
const SMALLEST = { memory: 8, passes: 1 }

const { argon2 } = crypto

function quickArgon2(...[algorithm, parameters, callback]: Parameters<typeof argon2>): void {
  argon2(algorithm, parameters.memory === PRODUCT_MEMORY ? { ...parameters, ...SMALLEST } : parameters, callback)
}

// Files share a worker, and each runs this again.
if (argon2.name !== quickArgon2.name) {
  crypto.argon2 = quickArgon2 as typeof argon2
  syncBuiltinESMExports()
}
