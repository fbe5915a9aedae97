import { useRef } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

import { CardPreview } from './card-preview.tsx'
import { EditForm } from './edit-form.tsx'
import { EditorDialog } from './editor-dialog.tsx'
import { EditorNotice, type NoticeKind } from './editor-notice.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { EditorData } from './load-editor.ts'
import type { Answer } from './saving/answer.ts'
import { MergeStep } from './saving/merge-step.tsx'
import { SignInToSave } from './saving/sign-in-to-save.tsx'

type EditorProps = { data: EditorData; notice: NoticeKind; answer: Answer | undefined }

/** The dialog with its tabs. A conflict or an expired session shows a step in place of the form. */
export function Editor({ data, notice, answer }: EditorProps) {
  const t = useTexts()
  const { profile, tab, tabs, etag } = data
  const box = useRef<HTMLDivElement>(null)
  const state = answer?.kind === 'refused' || answer?.kind === 'conflict' ? answer.state : undefined
  const formHidden = answer?.kind === 'conflict' || answer?.kind === 'signed-out'
  // After a merge that left nothing to write the version is the same, but the form must show other values.
  const formKey = [tab, state?.etag ?? etag, answer?.kind === 'conflict' && 'merging'].join(' ')
  return (
    <LeaveGuard>
      <EditorDialog title={t('edit.dialogTitle', { name: profile.name })} closeTo={addresses.profile(profile.slug)}>
        <EditorTabs slug={profile.slug} tabs={tabs} current={tab} />
        {/* R288: keeps a focused element clear of the sticky save bar. Browsers scroll no more than the caret of a
            textarea into view, and of a card the button alone. */}
        <div className="flex min-h-0 flex-1 noscript:block">
          <div
            ref={box}
            onFocus={({ target }) => (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' })}
            className="min-h-0 min-w-0 flex-1 scroll-pb-24 overflow-y-auto overscroll-contain"
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-8 sm:px-8">
              <h2 className="sr-only">{t(`edit.tab.${tab}`)}</h2>
              {!answer && <EditorNotice key={etag} kind={notice} data={data} />}
              {profile.role === 'ADMIN' && (
                <Notice>{t.rich('edit.asAdmin', { name: profile.name, who: (name) => <bdi>{name}</bdi> })}</Notice>
              )}
              {answer?.kind === 'conflict' && <MergeStep answer={answer} />}
              {answer?.kind === 'signed-out' && <SignInToSave answer={answer} />}
              <div hidden={formHidden}>
                <EditForm key={formKey} data={data} state={state} answer={answer} />
              </div>
            </div>
          </div>
          <CardPreview key={formKey} data={data} box={box} />
        </div>
      </EditorDialog>
    </LeaveGuard>
  )
}
