import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PROOF_LIMITS } from '#domain/limits.ts'
import { ADDED_PROOF_KINDS } from '#domain/proofs/proof-kinds.ts'
import type { OwnProofs } from '#domain/proofs/proof.ts'

import { AddProofForm } from './add-proof-form.tsx'
import type { ProofAnswer } from './proof-action.ts'
import { ProofItem } from './proof-item.tsx'

type ProofsProps = OwnProofs & {
  /** The id of the proof that was just checked. */
  checked: string | null
  answer: ProofAnswer | undefined
}

/** R794: what the owner of a profile proves, and how. */
export function Proofs({ items, linkTag, checked, answer }: ProofsProps) {
  const t = useTexts()
  const isFull = items.length >= PROOF_LIMITS.count
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t('proofs.lead')}</p>
      {answer?.result.error?.['']?.map((error) => (
        <Notice key={error} tone="bad">
          {error}
        </Notice>
      ))}
      <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {items.length === 0 ? (
          <p className="text-compact text-ink-soft">{t('proofs.none')}</p>
        ) : (
          <ul aria-label={t('proofs.list')} className="grid grid-cols-[minmax(0,1fr)]">
            {items.map((proof) => (
              <ProofItem key={proof.id} proof={proof} linkTag={linkTag} isChecked={!answer && proof.id === checked} />
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="text-compact text-ink-soft">{t('proofs.add.full', { maximum: PROOF_LIMITS.count })}</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6 md:grid-cols-2">
            {ADDED_PROOF_KINDS.map((kind) => (
              <AddProofForm key={kind} kind={kind} answer={answer?.kind === kind ? answer.result : null} />
            ))}
          </div>
        )}
      </Panel>
    </>
  )
}
