import { Picture } from '#app/ui/pictures/picture.tsx'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

const PLACES = ['col-span-2 row-span-2 aspect-[16/10]', 'aspect-[16/11]', 'aspect-[16/11]']

/** Work of the top experts, on screens with room beside the search. */
export function HeroWorks({ experts }: { experts: ExpertCard[] }) {
  const works = experts.flatMap(({ slug, featured: [first] }) =>
    first?.thumbnailUrl ? [{ slug, picture: first.thumbnailUrl }] : [],
  )
  if (works.length < PLACES.length) return null
  return (
    <div aria-hidden="true" className="hidden grid-cols-2 gap-3 lg:grid print:hidden">
      {PLACES.map((place, index) => (
        <div
          key={place + String(index)}
          className={`overflow-hidden rounded-card border border-ink/10 bg-surface shadow-panel ${place}`}
        >
          <Picture
            src={works[index]?.picture ?? ''}
            sizes={index === 0 ? '32rem' : '16rem'}
            className="size-full object-cover object-top"
          />
        </div>
      ))}
    </div>
  )
}
