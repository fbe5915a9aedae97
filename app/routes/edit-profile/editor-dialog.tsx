import { type ReactNode, useEffect, useRef } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'

import { useLeaveGuard } from './leave-guard.tsx'

const DIALOG =
  'fixed inset-0 z-20 m-auto flex h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper p-0 text-ink backdrop:bg-transparent sm:h-[min(56rem,calc(100dvh-3rem))] sm:max-w-[min(58rem,calc(100vw-3rem))] xl:max-w-[min(80rem,calc(100vw-3rem))] sm:rounded-card sm:border sm:border-line noscript:static noscript:h-auto noscript:w-full noscript:max-w-[58rem] noscript:rounded-none noscript:border-0 sm:noscript:h-auto'

/** A dialog over the profile, rendered open by the server and made modal by the script. */
export function EditorDialog({ title, closeTo, children }: { title: string; closeTo: string; children: ReactNode }) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { leaveTo } = useLeaveGuard()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    // Keeps the focus of a visitor who was typing before hydration.
    const typing = element.contains(document.activeElement) ? document.activeElement : heading.current
    element.removeAttribute('open')
    element.showModal()
    if (typing instanceof HTMLElement) typing.focus()
  }, [])

  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-10 bg-scrim noscript:hidden" />
      <dialog
        ref={dialog}
        open
        aria-labelledby="editor-title"
        className={DIALOG}
        onCancel={(event) => {
          if (event.target !== dialog.current) return
          event.preventDefault()
          leaveTo(closeTo)
        }}
        onClose={(event) => {
          // Browsers may force a dialog closed on the second Escape.
          if (event.target !== dialog.current) return
          dialog.current.showModal()
          leaveTo(closeTo)
        }}
      >
        <header className="flex shrink-0 items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-8 sm:py-4">
          <h1
            id="editor-title"
            ref={heading}
            tabIndex={-1}
            className="line-clamp-2 min-w-0 text-lede wrap-anywhere outline-none"
          >
            {title}
          </h1>
          <a
            href={closeTo}
            onClick={(event) => {
              event.preventDefault()
              leaveTo(closeTo)
            }}
            className="touch-target shrink-0 rounded-pill border border-line-strong px-4 py-1.5 text-compact font-semibold no-underline hover:bg-surface"
          >
            {t('edit.close')}
          </a>
        </header>
        {children}
      </dialog>
    </>
  )
}
