/** When a client would like to begin: the choices of the contact form. */
export const TIMINGS = ['As soon as possible', 'Within a month', 'Within three months', 'Later, or flexible'] as const
