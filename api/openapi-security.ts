type Security = Record<string, string[]>[]

/** Needs no session, and scripts of any site may call it (R457). */
export const FOR_EVERYONE: Security = []

export const isForEveryone = ({ security }: { security?: Security }): boolean => security === FOR_EVERYONE
