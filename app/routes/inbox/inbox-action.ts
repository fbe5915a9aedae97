import { data, redirect, type RouterContextProvider } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { pageAddressOfRequest } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { type PageTexts, textsFor } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { changeMessages, resendInquiryConfirmation, unblockSender } from '#client/messages/messages.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { ownValue } from '#domain/own-value.ts'

import { type BulkAct, BULK_MESSAGE_CHANGES } from './list/bulk-acts.ts'

const FORM = { slug: 1, act: 1, block: 1, id: PAGE_SIZE }

/** The same page with what was done; a new act takes the word of the one before away. */
function backTo(request: Request, done: Record<string, string>) {
  const url = new URL(pageAddressOfRequest(request), 'http://site.invalid')
  for (const name of ['done', 'count', 'undo']) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(done)) url.searchParams.set(name, value)
  return redirect(`${url.pathname}${url.search}`, 303)
}

async function actOnMany(client: Client, request: Request, { act, ids }: { act: BulkAct; ids: string[] }) {
  const { changed } = await changeMessages(client, ids, BULK_MESSAGE_CHANGES[act])
  const done = { done: act, count: String(changed) }
  return backTo(request, act === 'delete' && changed > 0 ? { ...done, undo: ids.join(',') } : done)
}

/** What the forms of the inbox do: to the conversations that were chosen, to a block, to an inquiry address. */
export async function inboxAction(context: Readonly<RouterContextProvider>, request: Request) {
  const client = context.get(clientContext)
  const { form } = await receiveAccountForm(client, request, FORM)
  const text = (name: string) => String(form.get(name) ?? '')
  const act = text('act')
  const bulk = ownValue(BULK_MESSAGE_CHANGES, act) ? (act as BulkAct) : undefined
  try {
    if (bulk) return await actOnMany(client, request, { act: bulk, ids: form.getAll('id').map(String) })
    if (act === 'unblock') {
      await unblockSender(client, text('block'))
      return backTo(request, { done: 'unblock' })
    }
    await resendInquiryConfirmation(client, text('slug'))
    return backTo(request, { done: 'asked' })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const t = textsFor(context.get(languageContext))
    return data({ problem: fieldErrorTexts(error, t)['ids']?.[0] ?? friendlyError(error, t) }, error.status)
  }
}

const DONE = { asked: 'inbox.address.done', unblock: 'conversation.done.unblock' } as const

/** What was just done, from the address; undefined for an unknown act. */
export function inboxDoneMessage(t: PageTexts, query: URLSearchParams): { text: string; undo: string[] } | undefined {
  const done = query.get('done')
  const count = Number(query.get('count'))
  if (done && ownValue(BULK_MESSAGE_CHANGES, done)) {
    const text = t(`inbox.bulkDone.${done as BulkAct}`, { count: Number.isSafeInteger(count) ? count : 0 })
    return { text, undo: query.get('undo')?.split(',').slice(0, PAGE_SIZE) ?? [] }
  }
  const key = ownValue(DONE, done)
  return key ? { text: t(key), undo: [] } : undefined
}
