import { useTexts } from '#app/shell/use-texts.ts'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

type Props = Pick<Profile, 'people' | 'otherPeople'>

/** R711: who works there and agreed to appear, those with a public profile of their own first. */
export function PeopleSection({ people, otherPeople }: Props) {
  const t = useTexts()
  if (people.length + otherPeople.length === 0) return null
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-6 text-heading">
        {t('profile.team')}
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
                <bdi className="line-clamp-2">{name}</bdi>
              </a>
              {title && (
                <p translate="no" className="line-clamp-2 text-compact wrap-anywhere text-ink-soft">
                  {title}
                </p>
              )}
            </div>
          </li>
        ))}
        {otherPeople.map(({ name }, index) => (
          // Two people may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex min-h-11 items-center gap-3">
            <Avatar src={null} name={name} />
            <bdi className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
