import type { SubmissionResult } from '@conform-to/react'

import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { ageDemoAccount, changeDemoPlan, publishDemoSite, setDemoSitePublished } from '#client/host/platform.ts'
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

/** The confirmation text by the button's value. */
export const DONE: Record<string, string> = {
  publish: 'The platform has reported your new site.',
  unpublish: 'The platform has reported that the site is no longer published.',
  republish: 'The platform has reported that the site is published again.',
  plan: 'The platform has reported the new plan.',
  age: 'Time has passed: your account is older now.',
}

type PlatformOutcome = { done: string } | { result: SubmissionResult<string[]> }

/** Simulates the platform; API refusals become errors of the form. */
export async function playPlatform(client: Client, form: FormData): Promise<PlatformOutcome> {
  const intent = text(form, 'intent') ?? ''
  const act = ownValue(ACTS, intent)
  const initialValue = { name: text(form, 'name') ?? '' }
  if (!act) return { result: { status: 'error', initialValue, error: { '': ['There is no such button.'] } } }
  try {
    await act(client, form)
    return { done: intent }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { name, ...others } = error.fields
    const rest = Object.values(others).flat()
    const general = rest.length > 0 || name ? rest : [friendlyError(error)]
    return {
      result: {
        status: 'error',
        initialValue,
        error: { ...(name && { name }), ...(general.length > 0 && { '': general }) },
      },
    }
  }
}
