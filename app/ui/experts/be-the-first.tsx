import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

const join = (text: React.ReactNode) => <a href={addresses.forExperts}>{text}</a>

/** R730: an invitation where no one is listed: here, in a place, or for a skill in a place. */
export function BeTheFirst({ place, skill }: { place?: string; skill?: string }) {
  const t = useTexts()
  return (
    <p className="max-w-prose text-lede">
      {place === undefined
        ? t.rich('lists.first.here', { join })
        : skill === undefined
          ? t.rich('lists.first.in', { join, place })
          : t.rich('lists.first.forSkillIn', { join, place, skill })}
    </p>
  )
}
