import { useNavigation } from 'react-router'

import type { EditorData } from '#app/routes/edit-profile/load-editor.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'

import { RequirementList } from './requirement-list.tsx'

type Status = EditorData['profile']['expertsMetadata']['status']

const LEADS: Record<Status, string> = {
  NOT_ACTIVATED:
    'Activating lists your profile on the hire pages of your skills and place, and lets clients write to you.',
  ACTIVE: 'Your profile is active.',
  PAUSED: 'Your profile is paused: it stays public, but is not listed and takes no messages.',
  SUSPENDED: 'Your profile is suspended.',
}

function ActButton({ intent, children, quiet = false }: { intent: string; children: string; quiet?: boolean }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Button name="intent" value={intent} variant={quiet ? 'quiet' : 'primary'} busy={busy}>
      {children}
    </Button>
  )
}

function Acts({ status, ready }: { status: Status; ready: boolean }) {
  if (status === 'SUSPENDED') return null
  if (status === 'ACTIVE')
    return (
      <ActButton intent="pause" quiet>
        Pause
      </ActButton>
    )
  if (status === 'PAUSED') return <ActButton intent="resume">Resume</ActButton>
  return (
    <>
      <ActButton intent="activate">Activate</ActButton>
      {!ready && (
        <p className="text-small text-ink-soft">Some requirements are still missing; the list above names them.</p>
      )}
    </>
  )
}

/** R25: activation, the owner's last step, with its requirements. */
export function ActivationPart({ data }: { data: EditorData }) {
  const { profile, checklist, publicStep } = data
  const { status } = profile.expertsMetadata
  const steps = [...checklist.public, publicStep, ...checklist.hirable]
  return (
    <Section of="tab" title="Activation">
      {status === 'SUSPENDED' ? (
        <Notice tone="bad" isAnswer={false}>
          <p>
            <b className="font-semibold">{LEADS[status]}</b> <bdi>{profile.suspendedFor}</bdi>
          </p>
          <p>Only an admin can lift the suspension. You can still edit your profile.</p>
        </Notice>
      ) : (
        <p className="max-w-prose">
          {LEADS[status]}
          {status === 'ACTIVE' &&
            !profile.hirable &&
            ' A requirement is missing, though, so your profile is not listed right now:'}
        </p>
      )}
      <RequirementList steps={steps} label="What an active profile needs" />
      <div className="flex flex-wrap items-center gap-4">
        <Acts status={status} ready={steps.every(({ met }) => met)} />
      </div>
    </Section>
  )
}
