type Security = Record<string, string[]>[]

/** Needs no session, and scripts of any site may call it (R457). */
export const PUBLIC_SECURITY: Security = []

export const isPublicRoute = ({ security }: { security?: Security }): boolean => security === PUBLIC_SECURITY
