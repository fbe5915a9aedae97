/** What works on pictures takes eight megabytes once it is loaded, so nobody loads it before there is a picture. */
export const loadSharp = async () => (await import('sharp')).default
