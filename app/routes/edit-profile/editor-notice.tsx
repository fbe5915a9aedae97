import { useEffect, useRef } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Profile } from '#domain/profiles/profile.ts'

import type { EditorData } from './load-editor.ts'

export type NoticeKind = 'welcome' | 'saved' | false

/** Who sees the profile as it is now. */
function shownWhere({ public: isPublic, hirable, expertsMetadata: { status } }: Profile) {
  if (status === 'SUSPENDED') return 'suspended'
  if (!isPublic) return 'private'
  return status === 'ACTIVE' && hirable ? 'listed' : 'unlisted'
}

function NextStep({ nextStep }: Pick<EditorData, 'nextStep'>) {
  const t = useTexts()
  if (!nextStep) return null
  const { href, text: step } = nextStep
  return (
    <p className="mt-1">
      {href
        ? t.rich('edit.notice.nextLink', { step, link: (text) => <a href={href}>{text}</a> })
        : t('edit.notice.next', { step })}
    </p>
  )
}

/** The confirmation after a save, with the next step. It takes the focus, so that it is announced. */
export function EditorNotice({ kind, data }: { kind: NoticeKind; data: EditorData }) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!kind) return null
  const { placeNote } = data.choices
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="good">
        {kind === 'welcome' ? (
          <p>{t.rich('edit.notice.welcome', { strong: (text) => <b className="font-semibold">{text}</b> })}</p>
        ) : (
          <p>
            <b className="font-semibold">{t('edit.notice.saved')}</b>{' '}
            {t(`edit.shown.${shownWhere(data.profile)}`, { editor: data.profile.role === 'ADMIN' ? 'admin' : 'owner' })}{' '}
            {data.tab === 'general' && placeNote}
          </p>
        )}
        {/* The next step is the owner's to take. */}
        {data.profile.role !== 'ADMIN' && <NextStep nextStep={data.nextStep} />}
      </Notice>
    </div>
  )
}
