import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** R113: that it is suspended, why, and what its owner can do about it. */
export function SuspendedNote({ profile }: { profile: Pick<Profile, 'slug' | 'suspendedFor'> }) {
  const t = useTexts()
  return (
    <div role="alert" className="grid content-center gap-2 rounded-field border-l-4 border-bad bg-bad-soft p-5">
      <h3 className="text-lede">{t('dashboard.suspended.title')}</h3>
      <p className="text-compact">{t('dashboard.suspended.lead')}</p>
      <p className="text-compact wrap-anywhere">
        <b className="font-semibold">{t('dashboard.suspended.why')}</b>{' '}
        <bdi>{profile.suspendedFor ?? t('dashboard.suspended.noReason')}</bdi>
      </p>
      <p className="text-compact">
        {t.rich('dashboard.suspended.help', {
          strong: (text) => <b className="font-semibold">{text}</b>,
          decision: (text) => <a href="#decisions">{text}</a>,
          contact: (text) => <a href={addresses.imprint}>{text}</a>,
        })}
      </p>
      <div className="mt-2">
        <ButtonLink href={addresses.editProfile(profile.slug, 'general')}>{t('dashboard.suspended.edit')}</ButtonLink>
      </div>
    </div>
  )
}
