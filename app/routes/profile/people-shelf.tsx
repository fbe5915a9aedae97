import { Avatar } from '#app/ui/pictures/avatar.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** Who works there: members with a public profile of their own. */
export function PeopleShelf({ people }: { people: Profile['people'] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-6 text-heading">
        People
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-5">
        {people.map(({ slug, name, title, profileImg }) => (
          <li key={slug} className="relative flex min-h-11 items-center gap-3">
            <Avatar src={profileImg} name={name} />
            <div className="min-w-0">
              <a
                href={addresses.profile(slug)}
                className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                <span className="line-clamp-2">{name}</span>
              </a>
              {title && <p className="line-clamp-2 text-compact wrap-anywhere text-ink-soft">{title}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
