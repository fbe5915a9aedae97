import { useNavigation } from 'react-router'

import type { EditorData } from '#app/routes/edit-profile/load-editor.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'

import { RequirementList } from './requirement-list.tsx'

type Status = EditorData['profile']['expertsMetadata']['status']

function ActButton({ intent, children, quiet = false }: { intent: string; children: string; quiet?: boolean }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Button name="intent" value={intent} variant={quiet ? 'quiet' : 'primary'} busy={busy}>
      {children}
    </Button>
  )
}

function Acts({ status, ready }: { status: Status; ready: boolean }) {
  const t = useTexts()
  if (status === 'SUSPENDED') return null
  if (status === 'ACTIVE')
    return (
      <ActButton intent="pause" quiet>
        {t('edit.activation.pause')}
      </ActButton>
    )
  if (status === 'PAUSED') return <ActButton intent="resume">{t('edit.activation.resume')}</ActButton>
  return (
    <>
      <ActButton intent="activate">{t('edit.activation.activate')}</ActButton>
      {!ready && <p className="text-small text-ink-soft">{t('edit.activation.notReady')}</p>}
    </>
  )
}

/** R25: activation, the owner's last step, with its requirements. */
export function ActivationPart({ data }: { data: EditorData }) {
  const t = useTexts()
  const { profile, checklist, publicStep } = data
  const { status } = profile.expertsMetadata
  const steps = [...checklist.public, publicStep, ...checklist.hirable]
  return (
    <Section of="tab" title={t('edit.section.activation')}>
      {status === 'SUSPENDED' ? (
        <Notice tone="bad" isAnswer={false}>
          <p>
            <b className="font-semibold">{t('edit.activation.SUSPENDED')}</b> <bdi>{profile.suspendedFor}</bdi>
          </p>
          <p>{t('edit.activation.suspendedHelp')}</p>
        </Notice>
      ) : (
        <p className="max-w-prose">
          {status === 'ACTIVE' && !profile.hirable
            ? t('edit.activation.activeUnlisted')
            : t(`edit.activation.${status}`)}
        </p>
      )}
      <RequirementList steps={steps} label={t('edit.activation.needs')} />
      <div className="flex flex-wrap items-center gap-4">
        <Acts status={status} ready={steps.every(({ met }) => met)} />
      </div>
    </Section>
  )
}
