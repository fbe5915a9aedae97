/** What the product uses of the demo; server/startup/load-demo.ts loads it, and only where the demo is on. */
export { demoPictures } from './demo-pictures.ts'
export { openDemo } from './open-demo.ts'
export { startDrawingAhead } from './start-drawing-ahead.ts'
