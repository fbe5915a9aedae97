/** What a page shows that is counted whenever it is sent (R350, R353). The loader fills it in, once per render. */
export type PageImpressions = {
  /** The page as a source of views: a hire path, `search`, `profile` or `site`. */
  source: string
  /** Handles of the experts on it. */
  experts: string[]
  /** Words of the search that nothing knows. */
  unknownWords: string[]
  /** The search found no expert with all of its words. */
  foundNobody: boolean
}

export const hasImpressions = ({ experts, unknownWords }: PageImpressions) => experts.length + unknownWords.length > 0
