import { useTexts } from '#app/shell/use-texts.ts'
import { percent } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { RequirementMark, RequirementState } from '#app/ui/requirement-mark.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ProfileStep } from '#domain/profiles/completeness.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { OwnProfile } from './load-dashboard.ts'
import { stepAddress, stepLabel } from './step-labels.ts'
import { SuspendedNote } from './suspended-note.tsx'

const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-20 shrink-0 -rotate-90">
      <circle cx="50" cy="50" r={RADIUS} strokeWidth="9" className="fill-none stroke-sunken" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
        className="fill-none stroke-accent"
      />
    </svg>
  )
}

/** The profile's public state. */
function stateOf({ public: open, hirable, expertsMetadata: { status } }: Profile) {
  if (status === 'SUSPENDED') return 'suspended'
  if (!open) return 'private'
  if (status === 'PAUSED') return 'paused'
  if (status === 'ACTIVE') return hirable ? 'listed' : 'unlisted'
  return 'notActivated'
}

function StepLine({ step, slug }: { step: ProfileStep; slug: string }) {
  const { todo } = stepLabel(step.name, useTexts())
  const href = stepAddress(slug, step)
  return (
    <li className="flex items-baseline gap-2.5">
      <RequirementMark met={step.done} />
      <span className="min-w-0">
        {step.done || !href ? (
          <span className={step.done ? 'text-ink-soft' : ''}>{todo}</span>
        ) : (
          <a href={href} className="touch-target">
            {todo}
          </a>
        )}
        <RequirementState met={step.done} required={step.required} />
      </span>
    </li>
  )
}

function Steps({ kind, steps, slug }: { kind: 'required' | 'recommended'; steps: ProfileStep[]; slug: string }) {
  const t = useTexts()
  const counts = { done: steps.filter(({ done }) => done).length, all: steps.length }
  return (
    <div>
      <h4 className="mb-2 text-small font-semibold text-ink-soft">{t(`dashboard.steps.${kind}`, counts)}</h4>
      <ul className="grid gap-1.5">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} slug={slug} />
        ))}
      </ul>
    </div>
  )
}

function NextStep({ step, slug, platformName }: { step: ProfileStep | undefined; slug: string; platformName: string }) {
  const t = useTexts()
  const href = step && stepAddress(slug, step)
  const label = step && stepLabel(step.name, t)
  return (
    <div className="grid content-center gap-2 rounded-field bg-accent-soft p-5">
      <p className="text-small font-semibold text-accent">
        {step ? t('dashboard.next.title') : t('dashboard.next.done')}
      </p>
      <h3 className="text-lede">{label?.todo ?? t('dashboard.next.complete')}</h3>
      <p className="text-compact">{label?.why ?? t('dashboard.next.keep')}</p>
      {href && (
        <div className="mt-2">
          <ButtonLink href={href}>
            {href === '#platform' ? t('dashboard.next.platform', { platformName }) : t('dashboard.next.do')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The profile's completeness and its next step (R124). */
export function ProfileSummary({ profile, completeness, platformName }: OwnProfile & { platformName: string }) {
  const t = useTexts()
  const { steps, share, next } = completeness
  const state = stateOf(profile)
  return (
    <Panel className="grid gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="grid content-center gap-5">
          <div className="flex min-w-0 items-center gap-4">
            <Avatar
              src={profile.profileImg}
              name={profile.name}
              shape={profile.owner.type === 'PERSON' ? 'person' : 'workspace'}
            />
            <div className="min-w-0">
              <h2 className="text-lede wrap-anywhere">
                <a href={addresses.profile(profile.slug)} className="touch-target no-underline hover:underline">
                  <bdi>{profile.name}</bdi>
                </a>
              </h2>
              <p className={`text-compact ${state === 'listed' ? 'text-good' : 'text-ink-soft'}`}>
                {t(`dashboard.state.${state}`)}
              </p>
            </div>
          </div>
          <div className="flex items-center gap-5">
            <Ring share={share} />
            <div>
              <p className="font-display text-heading leading-none font-semibold tabular-nums">{percent(share)}</p>
              <p className="mt-1.5 text-compact text-ink-soft">
                {t('dashboard.steps.complete', { done: steps.filter(({ done }) => done).length, all: steps.length })}
              </p>
            </div>
          </div>
        </div>
        {profile.expertsMetadata.status === 'SUSPENDED' ? (
          <SuspendedNote profile={profile} />
        ) : (
          <NextStep step={next} slug={profile.slug} platformName={platformName} />
        )}
      </div>
      <details className="border-t border-line pt-4 text-compact">
        <summary className="touch-line cursor-pointer font-medium">
          {t('dashboard.steps.all', { count: steps.length })}
        </summary>
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <Steps kind="required" steps={steps.filter(({ required }) => required)} slug={profile.slug} />
          <Steps kind="recommended" steps={steps.filter(({ required }) => !required)} slug={profile.slug} />
        </div>
      </details>
    </Panel>
  )
}
