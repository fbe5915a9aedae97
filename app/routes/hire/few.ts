/** Below this a page offers the wider one, and search engines are asked to leave it out. */
export const FEW = 3
