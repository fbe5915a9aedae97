const day = (text: string) => new Date(`${text}T00:00:00Z`)

/**
 * When what is committed last changed, as search engines are told. A test compares each digest with what visitors
 * read: whoever changes that takes the new digest over, and the day with it.
 */
export const COMMITTED = {
  catalogue: { on: day('2026-11-19'), digest: 'ac058377f644392b' },
  forExperts: { on: day('2026-11-19'), digest: '4ebb9c50ab98bf60' },
  ranking: { on: day('2026-11-19'), digest: '37fee2dd02991a17' },
  moderation: { on: day('2026-11-15'), digest: '1ed79961f220c180' },
}
