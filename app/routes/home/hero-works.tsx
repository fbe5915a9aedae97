import { Picture } from '#app/ui/pictures/picture.tsx'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

const PLACES = ['lg:col-span-2 lg:row-span-2 lg:aspect-[16/10]', '', '']

/** R689: work of the top experts, beside the search or, on a phone, above it. Decorative: their cards show it again. */
export function HeroWorks({ experts }: { experts: ExpertCard[] }) {
  const works = experts.flatMap(({ slug, featured: [first] }) =>
    first?.thumbnailUrl ? [{ slug, picture: first.thumbnailUrl }] : [],
  )
  if (works.length < PLACES.length) return null
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-3 gap-2 sm:gap-3 lg:row-span-2 lg:grid-cols-2 lg:self-center print:hidden"
    >
      {PLACES.map((place, index) => (
        <div
          key={place + String(index)}
          className={`overflow-hidden rounded-card border border-ink/10 bg-surface lg:shadow-panel aspect-[16/11] ${place}`}
        >
          <Picture
            src={works[index]?.picture ?? ''}
            alt=""
            sizes={index === 0 ? '(min-width: 64rem) 32rem, 31vw' : '(min-width: 64rem) 16rem, 31vw'}
            eager={index === 0}
            className="size-full object-cover object-top"
          />
        </div>
      ))}
    </div>
  )
}
