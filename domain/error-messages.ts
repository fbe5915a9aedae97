/** R39: how messages of the API begin. Clients tell errors apart by these beginnings alone. */
export const MESSAGE_PREFIX = {
  malformed: 'Request is malformed: ',
  /** The profile cannot go private, or away, while it has public assets; nothing else begins so. */
  conflict: 'Conflict with server data: ',
  changed: 'Changed in the meantime: ',
  already: 'Already done: ',
  first: 'Something else comes first: ',
  /** R620: the site takes no changes for now. */
  readOnly: 'Read-only: ',
} as const

/** How three refusals go on that begin alike. */
export const REFUSAL_DETAIL = {
  slugTaken: 'profile URL is already taken',
  cannotMakePublic: 'profile cannot be made public',
  cannotMakeHirable: 'profile cannot be made hirable',
} as const
