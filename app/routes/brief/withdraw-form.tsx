import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** R663: its client takes the brief back. */
export function WithdrawForm({ problem }: { problem: string | undefined }) {
  return (
    <details className="max-w-prose text-compact" open={problem !== undefined}>
      <summary className="touch-line w-fit cursor-pointer font-semibold">Withdraw this brief</summary>
      <form method="post" className="mt-3 grid gap-4 rounded-card bg-sunken p-5">
        <input type="hidden" name="act" value="withdraw" />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          Its experts are told by mail that it needs no answer. You keep the conversations and can still write to each
          other. It cannot be undone.
        </p>
        <div>
          <Button variant="danger">Withdraw the brief</Button>
        </div>
      </form>
    </details>
  )
}
