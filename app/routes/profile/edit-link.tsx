import { ButtonLink } from '#app/ui/button.tsx'
import { mayEdit } from '#client/profile-model.ts'
import type { Profile } from '#domain/profile.ts'

export function EditLink({ profile }: { profile: Profile }) {
  if (!mayEdit(profile)) return null
  return (
    <p className="-mb-[clamp(1.5rem,4vw,3rem)] flex justify-end print:hidden">
      <ButtonLink href={`/@${profile.slug}/edit/general`} variant="quiet">
        Edit profile
      </ButtonLink>
    </p>
  )
}
