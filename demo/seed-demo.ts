/** What only a start with missing experts loads. */
export { seedExperts } from './seed/seed-experts.ts'
export { seedWritten } from './seed-written.ts'
