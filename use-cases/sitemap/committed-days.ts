const day = (text: string) => new Date(`${text}T00:00:00Z`)

/**
 * When what is committed last changed, as search engines are told. A test compares each digest with what visitors
 * read: a change of them has to take over the new digest and the day.
 */
export const COMMITTED_CONTENT_DATES = {
  catalogue: { on: day('2026-11-19'), digest: 'ac058377f644392b' },
  forExperts: { on: day('2026-11-19'), digest: '31fd2a8c05c1b917' },
  ranking: { on: day('2026-11-19'), digest: 'e1d623d0d6a5dc10' },
  moderation: { on: day('2026-11-19'), digest: '4c7b95a6aa83e622' },
}
