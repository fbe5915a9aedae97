/** The last of the hand-written accounts to be created: once it exists, all do. */
export const LAST_WRITTEN = 'admin@demo.test'

/** How many listed experts are written by hand: counted here, so that a start need not load them. */
export const WRITTEN_EXPERTS = 36

export const generatedEmail = (index: number) => `expert-${index}@demo.test`
