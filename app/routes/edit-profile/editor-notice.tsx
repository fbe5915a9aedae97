import { useEffect, useRef } from 'react'

import { Notice } from '#app/ui/notice.tsx'

import type { EditorData } from './load-editor.ts'

export type NoticeKind = 'welcome' | 'saved' | false

function NextStep({ data: { nextStep, profile } }: { data: EditorData }) {
  const { status } = profile.expertsMetadata
  if (nextStep) {
    return <p className="mt-1">Next: {nextStep.href ? <a href={nextStep.href}>{nextStep.text}</a> : nextStep.text}</p>
  }
  if (status === 'ACTIVE' && profile.hirable && profile.public) {
    return <p className="mt-1">Your profile is public and listed on hire pages.</p>
  }
  return null
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
            <b className="font-semibold">Welcome. Your profile is made, as a private draft.</b> Fill in what you like,
            save, and go on tab by tab; nobody sees it before you make it public.
          </p>
        ) : (
          <p>
            <b className="font-semibold">Saved.</b> {data.tab === 'general' && placeNote}
          </p>
        )}
        <NextStep data={data} />
      </Notice>
    </div>
  )
}
