/** The demo's interface to the product; server/startup/load-demo.ts loads it only where the demo is on. */
export { demoPictures } from './demo-pictures.ts'
export { openDemo } from './open-demo.ts'
export { startPrerendering } from './start-prerendering.ts'
