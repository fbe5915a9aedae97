import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import sharp from 'sharp'

import { localStore } from '#adapters/uploads/local-store.ts'

import { allPictures, demoPictures } from './demo-pictures.ts'
import { drawnMark } from './start-drawing-ahead.ts'

// Takes only the time that nobody else wants: whoever asks for a picture gets it drawn at once by the server itself.
const [, , dataDir] = process.argv
if (dataDir === undefined) throw new Error('The data directory is missing.')

process.on('disconnect', () => process.exit())
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)

const media = join(dataDir, 'media')
const make = demoPictures(localStore(media))
for (const { purpose, key } of allPictures()) {
  if (existsSync(join(media, purpose, key))) continue
  const begun = performance.now()
  await make(purpose, key)
  // Priorities count for nothing between sessions: at most half of one processor is taken.
  await setTimeout(performance.now() - begun)
}
writeFileSync(drawnMark(dataDir), '', { mode: 0o600 })
process.exit()
