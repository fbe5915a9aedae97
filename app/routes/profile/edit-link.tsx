import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { mayEdit } from '#client/profiles/profile-model.ts'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

export function EditLink({ profile }: { profile: Profile }) {
  const t = useTexts()
  if (!mayEdit(profile)) return null
  return (
    <p className="-mb-[clamp(1.5rem,4vw,3rem)] flex justify-end print:hidden">
      <ButtonLink href={addresses.editProfile(profile.slug, 'general')} variant="quiet">
        {t('profile.edit')}
      </ButtonLink>
    </p>
  )
}
