/** When a client would like to begin: the choices of the contact form. */
export const PROJECT_START_CHOICES = [
  'As soon as possible',
  'Within a month',
  'Within three months',
  'Later, or flexible',
] as const
