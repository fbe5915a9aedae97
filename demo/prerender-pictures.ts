import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import sharp from 'sharp'

import { openLocalPictureStore } from '#adapters/uploads/local-picture-store.ts'

import { allPictures, demoPictures } from './demo-pictures.ts'
import { prerenderedMarker } from './start-prerendering.ts'

// Runs at low priority: a picture that a visitor requests meanwhile is rendered at once by the server itself.
const [, , dataDir] = process.argv
if (dataDir === undefined) throw new Error('The data directory is missing.')

process.on('disconnect', () => process.exit())
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)

const media = join(dataDir, 'media')
const make = demoPictures(openLocalPictureStore(media))
for (const { purpose, key } of allPictures()) {
  if (existsSync(join(media, purpose, key))) continue
  const begun = performance.now()
  await make(purpose, key)
  // Priorities do not apply across sessions, so it pauses to take at most half of one processor.
  await setTimeout(performance.now() - begun)
}
writeFileSync(prerenderedMarker(dataDir), '', { mode: 0o600 })
process.exit()
