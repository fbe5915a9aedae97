import { useTexts } from '#app/shell/use-texts.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** Shown only to viewers who may see the private profile. */
export function PrivateNote({ profile }: { profile: Profile }) {
  const t = useTexts()
  const suspended = profile.expertsMetadata.status === 'SUSPENDED'
  return (
    <p className="rounded-card border border-line-strong bg-sunken px-5 py-3 text-compact">
      <strong className="font-semibold">
        {suspended ? t('profile.hidden.suspended') : t('profile.hidden.private')}
      </strong>{' '}
      {profile.suspendedFor && (
        <>
          {t.rich('profile.hidden.reason', {
            reason: profile.suspendedFor,
            bdi: (text) => <bdi>{text}</bdi>,
          })}{' '}
        </>
      )}
      {t('profile.hidden.visitors')}
    </p>
  )
}
