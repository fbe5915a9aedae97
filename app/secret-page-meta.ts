/** Meta tags of a page whose address may hold a secret from a mail. */
export const secretPageMeta = (title: string) => [
  { title },
  { name: 'robots', content: 'noindex' },
  // So that the secret does not leak in the Referer header. (`no-referrer` would blank our form's Origin.)
  { name: 'referrer', content: 'same-origin' },
]
