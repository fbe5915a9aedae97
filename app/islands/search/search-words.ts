/** The words of the suggestions, in the form's `data-words`; the list's number replaces `#` in `count`. */
export type SearchWords = Record<
  'list' | 'count' | 'none' | 'skills' | 'experts' | 'places' | 'city' | 'region' | 'country',
  string
>
