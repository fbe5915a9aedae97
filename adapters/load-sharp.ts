/** sharp takes eight megabytes once loaded, so it is loaded with the first picture. */
export const loadSharp = async () => (await import('sharp')).default
