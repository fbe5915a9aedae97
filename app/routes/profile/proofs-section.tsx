import { useTexts } from '#app/shell/use-texts.ts'
import { Day } from '#app/ui/moment.tsx'
import type { ProfileProof } from '#domain/proofs/proof.ts'

/** R801: proven profiles of the same person or business say so to programs, too. */
const relOf = (kind: ProfileProof['kind']) => `${kind === 'elsewhere' ? 'me ' : ''}ugc nofollow noopener`

/** How it was checked, and when. */
function Checked({ proof: { kind, method, label, checkedOn } }: { proof: ProfileProof }) {
  const t = useTexts()
  const day = () => <Day at={checkedOn} />
  if (kind === 'identity') return t.rich('proofs.shown.identityHow', { day })
  if (kind === 'platform') return t.rich('proofs.shown.platformHow', { platformName: label, day })
  if (kind === 'elsewhere') return t.rich('proofs.shown.elsewhere', { day })
  return t.rich(method === 'dns' ? 'proofs.shown.domain.dns' : 'proofs.shown.domain.page', { day })
}

/** R800: what was checked about the profile, how and when. */
export function ProofsSection({ proofs }: { proofs: ProfileProof[] }) {
  const t = useTexts()
  if (proofs.length === 0) return null
  return (
    <section aria-labelledby="verified">
      <h2 id="verified" className="mb-6 text-heading">
        {t('proofs.shown.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-5">
        {proofs.map((proof) => (
          <li key={`${proof.kind} ${proof.label}`} className="border-t border-line pt-3">
            {proof.url === null ? (
              <p className="font-semibold wrap-anywhere">
                {proof.kind === 'platform' ? (
                  t('proofs.shown.platform', { platformName: proof.label })
                ) : (
                  <span translate="no">{proof.label}</span>
                )}
              </p>
            ) : (
              <a
                href={proof.url}
                rel={relOf(proof.kind)}
                translate="no"
                className="touch-target font-semibold wrap-anywhere"
              >
                <bdi>{proof.label}</bdi>
              </a>
            )}
            <p className="mt-0.5 text-compact text-ink-soft">
              <Checked proof={proof} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
