const day = (text: string) => new Date(`${text}T00:00:00Z`)

/**
 * When what is committed last changed, as search engines are told. A test compares each digest with what visitors
 * read: whoever changes that takes the new digest over, and the day with it.
 */
export const COMMITTED = {
  catalogue: { on: day('2026-11-16'), digest: 'a52ea345ee97a204' },
  forExperts: { on: day('2026-11-17'), digest: '59c8d875aa69a8d2' },
  ranking: { on: day('2026-11-16'), digest: '967e95a845e1c012' },
  moderation: { on: day('2026-11-15'), digest: '1ed79961f220c180' },
}
