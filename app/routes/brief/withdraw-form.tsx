import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** R663: its client takes the brief back. */
export function WithdrawForm({ problem }: { problem: string | undefined }) {
  const t = useTexts()
  return (
    <details className="max-w-prose text-compact" open={problem !== undefined}>
      <summary className="touch-line w-fit cursor-pointer font-semibold">{t('brief.withdraw.title')}</summary>
      <form method="post" className="mt-3 grid gap-4 rounded-card bg-sunken p-5">
        <input type="hidden" name="act" value="withdraw" />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>{t('brief.withdraw.lead')}</p>
        <div>
          <Button variant="danger">{t('brief.withdraw.button')}</Button>
        </div>
      </form>
    </details>
  )
}
