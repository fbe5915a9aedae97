import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'

export function EmptyFollowing() {
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">
        You follow nobody yet. Press “Follow” wherever you see an expert: their new sites, free time and badges are told
        here.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>Find experts by skill</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          See all experts
        </ButtonLink>
      </div>
    </div>
  )
}
