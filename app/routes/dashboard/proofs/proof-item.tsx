import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Day } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnProof } from '#domain/proofs/proof.ts'

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>

/** Something to copy; a click selects all of it. */
function Copied({ children }: { children: string }) {
  return (
    <code
      translate="no"
      dir="ltr"
      className="block rounded-field border border-line bg-sunken px-3 py-2 text-small wrap-anywhere select-all"
    >
      {children}
    </code>
  )
}

function Instructions({ proof: { kind, label, txtRecord }, linkTag }: Pick<ItemProps, 'proof' | 'linkTag'>) {
  const t = useTexts()
  if (kind === 'elsewhere') {
    return (
      <>
        <p>{t('proofs.howPage')}</p>
        <Copied>{linkTag}</Copied>
      </>
    )
  }
  return (
    <>
      <p>{t('proofs.howDomain')}</p>
      <p>{t('proofs.howRecord', { domain: label })}</p>
      <Copied>{txtRecord ?? ''}</Copied>
      <p>{t('proofs.howTag', { domain: label })}</p>
      <Copied>{linkTag}</Copied>
    </>
  )
}

function State({ proof: { state, checkedOn } }: Pick<ItemProps, 'proof'>) {
  const t = useTexts()
  if (checkedOn === null || state === 'unproven' || state === 'lapsed') {
    return <>{t(state === 'lapsed' ? 'proofs.state.lapsed' : 'proofs.state.unproven')}</>
  }
  const day = () => <Day at={checkedOn} />
  return t.rich(state === 'proven' ? 'proofs.state.proven' : 'proofs.state.failing', { day })
}

type ItemProps = {
  proof: OwnProof
  linkTag: string
  /** Whether the page answers a check of this one. */
  isChecked: boolean
}

/** What the last check found. */
function Outcome({ proof: { kind, failure }, isChecked }: Pick<ItemProps, 'proof' | 'isChecked'>) {
  const t = useTexts()
  const text = failure === null ? t('proofs.checked') : t(`proofs.failure.${kind}.${failure}`)
  if (isChecked) return <Notice tone={failure === null ? 'good' : 'bad'}>{text}</Notice>
  return failure && <p className="text-compact text-bad">{text}</p>
}

/** R796: one of them, with what to do, its state, and why the last check failed. */
export function ProofItem({ proof, linkTag, isChecked }: ItemProps) {
  const t = useTexts()
  const { id, kind, label, state } = proof
  const isProven = state === 'proven'
  return (
    <li
      id={`proof-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-2 border-t border-line py-5 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">
          <bdi translate="no">{label}</bdi>
        </h3>
        <p className="text-small text-ink-soft">{t(`proofs.kind.${kind}`)}</p>
        <p className={`text-compact sm:ms-auto ${isProven ? 'text-good' : 'text-ink-soft'}`}>
          <State proof={proof} />
        </p>
      </div>
      <Outcome proof={proof} isChecked={isChecked} />
      <details open={!isProven} className="text-compact">
        <summary className="touch-line w-fit cursor-pointer">{t('proofs.how')}</summary>
        <div className="mt-1 grid max-w-prose gap-3 pb-2">
          <Instructions proof={proof} linkTag={linkTag} />
        </div>
      </details>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="proof" value={id} />
        <Button variant={isProven ? 'quiet' : 'primary'} name="intent" value="check-proof">
          {t.rich('proofs.check', { label, hidden })}
        </Button>
        <Button variant="quiet" name="intent" value="remove-proof">
          {t.rich('proofs.remove', { label, hidden })}
        </Button>
      </form>
    </li>
  )
}
