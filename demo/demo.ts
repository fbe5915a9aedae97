import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'

/** The demo's interface to the product; server/startup/load-demo.ts loads it only where the demo is on. */
export { openDemo, openDemoInChildProcess } from './open-demo.ts'
export { startPrerendering } from './start-prerendering.ts'

/** R463: what draws is loaded for the first picture that is not there yet. */
export const demoPictures = (pictures: PictureStore) => {
  let made: Promise<(purpose: PicturePurpose, key: string) => Promise<boolean>> | undefined
  return async (purpose: PicturePurpose, key: string): Promise<boolean> => {
    made ??= import('./demo-pictures.ts').then((module) => module.demoPictures(pictures))
    return (await made)(purpose, key)
  }
}
