/** What the visitor did about an expert: the buttons show it and take it back. */
export type CardReactions = { shortlisted: boolean; followed: boolean; liked: boolean; own: boolean }

/** The visitor's reactions by kind, as handles. */
export type ReactionsByKind = Record<keyof CardReactions, string[]>

/** One object for all, so that it is serialized once for the fragment cache. */
const NO_REACTIONS: CardReactions = { shortlisted: false, followed: false, liked: false, own: false }

export function cardReactionsFor(slug: string, reactions: ReactionsByKind | undefined): CardReactions {
  if (!reactions || !Object.values(reactions).some((slugs) => slugs.includes(slug))) return NO_REACTIONS
  const has = (kind: keyof CardReactions) => reactions[kind].includes(slug)
  return { shortlisted: has('shortlisted'), followed: has('followed'), liked: has('liked'), own: has('own') }
}
