import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { withBasePath } from '#client/base-path.ts'

type Guard = {
  /** Registers the form's check for unsaved changes. */
  watch: (isDirty: (() => boolean) | undefined) => void
  /** Navigates to another page; asks first when there are unsaved changes. */
  leaveTo: (address: string) => void
}

const GuardContext = createContext<Guard>({
  watch() {},
  leaveTo: (address) => window.location.assign(withBasePath(address)),
})

export const useLeaveGuard = () => use(GuardContext)

/** R115: closing the editor, switching tabs and leaving the page ask first when there are unsaved changes. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const isDirty = useRef<(() => boolean) | undefined>(undefined)
  const [destination, setDestination] = useState<string>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isDirty.current?.() ?? false),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current?.()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const watch = useCallback((one: (() => boolean) | undefined) => {
    isDirty.current = one
  }, [])
  const guard = useMemo(
    () => ({
      watch,
      leaveTo(address: string) {
        if (isDirty.current?.()) setDestination(address)
        else window.location.assign(withBasePath(address))
      },
    }),
    [watch],
  )

  function stay() {
    setDestination(undefined)
    if (blocker.state === 'blocked') blocker.reset()
  }
  function leave() {
    isDirty.current = undefined
    if (blocker.state === 'blocked') blocker.proceed()
    else if (destination) window.location.assign(withBasePath(destination))
    setDestination(undefined)
  }

  return (
    <GuardContext value={guard}>
      {children}
      {(destination !== undefined || blocker.state === 'blocked') && <LeaveQuestion stay={stay} leave={leave} />}
    </GuardContext>
  )
}

function LeaveQuestion({ stay, leave }: { stay: () => void; leave: () => void }) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-title"
      onClose={stay}
      className="m-auto grid max-w-form gap-4 rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id="leave-title" className="text-lede">
        {t('edit.leave.title')}
      </h2>
      <p>{t('edit.leave.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={stay}>
          {t('edit.leave.stay')}
        </Button>
        <Button type="button" variant="quiet" onClick={leave}>
          {t('edit.leave.leave')}
        </Button>
      </div>
    </dialog>
  )
}
