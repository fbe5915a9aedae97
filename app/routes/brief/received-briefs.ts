import * as addresses from '#domain/addresses.ts'

/** R707: the second half of the list of briefs. */
export const receivedBriefsAddress = `${addresses.briefs}?box=received`
