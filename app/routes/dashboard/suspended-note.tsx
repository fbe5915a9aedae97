import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** R113: that it is suspended, why, and what its owner can do about it. */
export function SuspendedNote({ profile }: { profile: Pick<Profile, 'slug' | 'suspendedFor'> }) {
  return (
    <div role="alert" className="grid content-center gap-2 rounded-field border-l-4 border-bad bg-bad-soft p-5">
      <h3 className="text-lede">Your profile is suspended</h3>
      <p className="text-compact">
        Nobody but you and the people who run this site can see it; it is listed nowhere and takes no messages.
      </p>
      <p className="text-compact wrap-anywhere">
        <b className="font-semibold">Why:</b> <bdi>{profile.suspendedFor ?? 'No reason was given.'}</bdi>
      </p>
      <p className="text-compact">
        <b className="font-semibold">What to do:</b> mend what the reason names, then write to us and ask to have it
        looked at again. <a href={addresses.imprint}>How to reach us</a>.
      </p>
      <div className="mt-2">
        <ButtonLink href={addresses.editProfile(profile.slug, 'general')}>Edit the profile</ButtonLink>
      </div>
    </div>
  )
}
