import type { Profile } from '#domain/profiles/profile.ts'

/** Shown only to viewers who may see the private profile. */
export function PrivateNote({ profile }: { profile: Profile }) {
  const suspended = profile.expertsMetadata.status === 'SUSPENDED'
  return (
    <p className="rounded-card border border-line-strong bg-sunken px-5 py-3 text-compact">
      <strong className="font-semibold">{suspended ? 'This profile is suspended.' : 'This profile is private.'}</strong>{' '}
      {profile.suspendedFor && (
        <>
          The reason: <bdi>{profile.suspendedFor}</bdi>{' '}
        </>
      )}
      Visitors get a page that says there is nothing here; you see it as it would look.
    </p>
  )
}
