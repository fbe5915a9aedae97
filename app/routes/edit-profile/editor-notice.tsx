import { useEffect, useRef } from 'react'

import { Notice } from '#app/ui/notice.tsx'
import type { Profile } from '#domain/profiles/profile.ts'

import type { EditorData } from './load-editor.ts'

export type NoticeKind = 'welcome' | 'saved' | false

/** Who sees the profile as it is now. */
function shownWhere({ public: isPublic, hirable, role, expertsMetadata: { status } }: Profile): string {
  const [whose, owner] = role === 'ADMIN' ? ['The', 'its owner'] : ['Your', 'you']
  if (status === 'SUSPENDED') return `${whose} profile is suspended: nobody but ${owner} and the admins sees it.`
  if (!isPublic) return `${whose} profile is a private draft: it is shown nowhere until it is made public.`
  if (status === 'ACTIVE' && hirable) return `${whose} profile is public and listed on hire pages.`
  return `${whose} profile is public, but not listed on hire pages.`
}

function NextStep({ nextStep }: Pick<EditorData, 'nextStep'>) {
  if (!nextStep) return null
  return <p className="mt-1">Next: {nextStep.href ? <a href={nextStep.href}>{nextStep.text}</a> : nextStep.text}</p>
}

/** The confirmation after a save, with the next step. It takes the focus, so that it is announced. */
export function EditorNotice({ kind, data }: { kind: NoticeKind; data: EditorData }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!kind) return null
  const { placeNote } = data.choices
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="good">
        {kind === 'welcome' ? (
          <p>
            <b className="font-semibold">Welcome. Your profile is made, as a private draft.</b> Fill in each tab and
            save. Nobody else sees your profile before you make it public.
          </p>
        ) : (
          <p>
            <b className="font-semibold">Saved.</b> {shownWhere(data.profile)} {data.tab === 'general' && placeNote}
          </p>
        )}
        {/* The next step is the owner's to take. */}
        {data.profile.role !== 'ADMIN' && <NextStep nextStep={data.nextStep} />}
      </Notice>
    </div>
  )
}
