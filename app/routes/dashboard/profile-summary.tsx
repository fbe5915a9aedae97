import { percent } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { RequirementMark, RequirementState } from '#app/ui/requirement-mark.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Step } from '#domain/profiles/completeness.ts'
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

/** The profile's public state as a label. */
function stateOf({ public: open, hirable, expertsMetadata: { status } }: Profile): { text: string; good: boolean } {
  if (status === 'SUSPENDED') return { text: 'Suspended: visitors cannot see it', good: false }
  if (!open) return { text: 'Private: only you can see it', good: false }
  if (status === 'PAUSED') return { text: 'Public, paused: not open for contact', good: false }
  if (status === 'ACTIVE') {
    return hirable
      ? { text: 'Public, listed and open for contact', good: true }
      : { text: 'Public, but a requirement is missing', good: false }
  }
  return { text: 'Public, not activated yet', good: false }
}

function StepLine({ step, slug }: { step: Step; slug: string }) {
  const { todo } = stepLabel(step.name)
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

function Steps({ title, steps, slug }: { title: string; steps: Step[]; slug: string }) {
  return (
    <div>
      <h4 className="mb-2 text-small font-semibold text-ink-soft">
        {title}: {steps.filter(({ done }) => done).length} of {steps.length}
      </h4>
      <ul className="grid gap-1.5">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} slug={slug} />
        ))}
      </ul>
    </div>
  )
}

function NextStep({ step, slug }: { step: Step | undefined; slug: string }) {
  const href = step && stepAddress(slug, step)
  return (
    <div className="grid content-center gap-2 rounded-field bg-accent-soft p-5">
      <p className="text-small font-semibold text-accent">{step ? 'Your next step' : 'All done'}</p>
      <h3 className="text-lede">{step ? stepLabel(step.name).todo : 'Your profile is complete'}</h3>
      <p className="text-compact">
        {step ? stepLabel(step.name).why : 'Keep it fresh: confirm your availability now and then.'}
      </p>
      {href && (
        <div className="mt-2">
          <ButtonLink href={href}>{href === '#platform' ? 'See what the platform says' : 'Do it now'}</ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The profile's completeness and its next step (R124). */
export function ProfileSummary({ profile, completeness }: OwnProfile) {
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
              <p className={`text-compact ${state.good ? 'text-good' : 'text-ink-soft'}`}>{state.text}</p>
            </div>
          </div>
          <div className="flex items-center gap-5">
            <Ring share={share} />
            <div>
              <p className="font-display text-heading leading-none font-semibold tabular-nums">{percent(share)}</p>
              <p className="mt-1.5 text-compact text-ink-soft">
                complete: {steps.filter(({ done }) => done).length} of {steps.length} steps
              </p>
            </div>
          </div>
        </div>
        {profile.expertsMetadata.status === 'SUSPENDED' ? (
          <SuspendedNote profile={profile} />
        ) : (
          <NextStep step={next} slug={profile.slug} />
        )}
      </div>
      <details className="border-t border-line pt-4 text-compact">
        <summary className="touch-line cursor-pointer font-medium">All {steps.length} steps</summary>
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <Steps title="Required to be hired" steps={steps.filter(({ required }) => required)} slug={profile.slug} />
          <Steps title="Recommended" steps={steps.filter(({ required }) => !required)} slug={profile.slug} />
        </div>
      </details>
    </Panel>
  )
}
