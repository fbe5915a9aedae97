import * as addresses from '#domain/addresses.ts'

/** R730: an invitation where nobody is listed. @param place such as “in Lyon” */
export function BeTheFirst({ place = 'here' }: { place?: string }) {
  return (
    <p className="max-w-prose text-lede">
      Do you build websites? <a href={addresses.forExperts}>Create a profile</a>, and be the first expert {place}.
    </p>
  )
}
