import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { DigestSetting } from '#domain/following/following.ts'

/** R133: opt-in. */
export function DigestPanel({ digest: { weekly, emailVerified } }: { digest: DigestSetting }) {
  const t = useTexts()
  return (
    <aside
      id="digest"
      aria-labelledby="digest-title"
      className="grid gap-3 rounded-card border border-line bg-surface p-6 text-compact"
    >
      <h2 id="digest-title" className="text-large">
        {t('following.digest.title')}
      </h2>
      <p className="text-ink-soft">{weekly ? t('following.digest.on') : t('following.digest.off')}</p>
      {!emailVerified && (
        <p>
          {t.rich('following.digest.unconfirmed', {
            confirm: (text) => <a href={addresses.verifyEmail}>{text}</a>,
          })}
        </p>
      )}
      <form method="post" action={addresses.following}>
        <input type="hidden" name="act" value="digest" />
        <Button name="weekly" value={weekly ? 'false' : 'true'} variant={weekly ? 'quiet' : 'primary'}>
          {weekly ? t('following.digest.stop') : t('following.digest.start')}
        </Button>
      </form>
    </aside>
  )
}
