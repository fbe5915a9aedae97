import type { SubmissionResult } from '@conform-to/react'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { ageDemoAccount, changeDemoPlan, publishDemoSite, setDemoSitePublished } from '#client/host/demo-platform.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { ownValue } from '#domain/own-value.ts'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const ACTS: Record<string, (client: Client, form: FormData) => Promise<unknown>> = {
  publish: (client, form) => {
    const workspaceId = text(form, 'workspaceId')
    const site = { name: text(form, 'name') ?? '', picture: text(form, 'picture') ?? '' }
    return publishDemoSite(client, { ...site, ...(workspaceId && { workspaceId }) })
  },
  unpublish: (client, form) => setDemoSitePublished(client, text(form, 'site') ?? '', false),
  republish: (client, form) => setDemoSitePublished(client, text(form, 'site') ?? '', true),
  plan: (client, form) => {
    const workspaceId = text(form, 'workspaceId')
    return changeDemoPlan(client, { plan: text(form, 'plan') ?? '', ...(workspaceId && { workspaceId }) })
  },
  age: (client, form) => ageDemoAccount(client, Number(text(form, 'days'))),
}

/** The buttons, each with a confirmation. */
const BUTTONS = ['publish', 'unpublish', 'republish', 'plan', 'age'] as const

/** The button that a page's address says was pressed. */
export const parsePressedDemoButton = (value: string | null) => BUTTONS.find((button) => button === value)

type PlatformOutcome = { done: string } | { result: SubmissionResult<string[]> }

/** Simulates the platform; API refusals become errors of the form. */
export async function simulatePlatform(client: Client, form: FormData, t: PageTexts): Promise<PlatformOutcome> {
  const intent = text(form, 'intent') ?? ''
  const act = ownValue(ACTS, intent)
  const initialValue = { name: text(form, 'name') ?? '' }
  if (!act) return { result: { status: 'error', initialValue, error: { '': [t('demo.noButton')] } } }
  try {
    await act(client, form)
    return { done: intent }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { name, ...others } = fieldErrorTexts(error, t)
    const rest = Object.values(others).flat()
    const general = rest.length > 0 || name ? rest : [friendlyError(error, t)]
    return {
      result: {
        status: 'error',
        initialValue,
        error: { ...(name && { name }), ...(general.length > 0 && { '': general }) },
      },
    }
  }
}
