import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { countUnread, openMessage, replyToMessage } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'
import type { Message } from '#domain/messages/message.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/message.ts'
import { type Folder, inboxFolderAddress } from './box-tabs.tsx'
import { ConversationNotes } from './conversation-notes.tsx'
import { DeclineForm } from './decline-form.tsx'
import { HireNote } from './hire/hire-note.tsx'
import { fetchInboxBesideConversation } from './list/fetch-list-beside.ts'
import { conversationAddressAt, inboxPositionAddress, type Place, parseInboxPosition } from './list/inbox-position.ts'
import { BesideList } from './list/panes.tsx'
import { MESSAGE_DONE_VALUES, MESSAGE_ACTIONS } from './message-acts.ts'
import { MessageTools } from './message-tools.tsx'
import { ReplyForm } from './reply-form.tsx'
import { type ReplyAnswer, submitReply } from './submit-reply.ts'
import { Thread } from './thread.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  const message = await openMessage(client, params.id)
  if (!message) throw data(null, 404)
  const query = new URL(request.url).searchParams
  const done = MESSAGE_DONE_VALUES.find((act) => act === query.get('done'))
  const given = parseInboxPosition(query)
  const { box, q = '', profile = '', page = '' } = given ?? { box: folderOf(message) }
  const [unreadLeft, list] = await Promise.all([
    countUnread(client),
    fetchInboxBesideConversation(client, { box, q, profile, page }),
  ])
  const place = given && { ...given, page: list.page > 1 ? String(list.page) : '' }
  // R745: it may have left the list by what was done with it, or by newer ones.
  const messages = list.items.some(({ id }) => id === message.id) ? list.items : [message, ...list.items]
  const beside = { folder: box, messages, place, now: new Date().toISOString() }
  return { message, done, beside, idempotencyKey: crypto.randomUUID(), unreadLeft }
}

type Refused = { act: string; problem: string; reason: string; result?: undefined; idempotencyKey?: undefined }
type Answer = ReplyAnswer | Refused

const FORM = { act: 1, body: 1, idempotencyKey: 1, block: 1, reason: 1 }

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const place = parseInboxPosition(new URL(request.url).searchParams)
  const t = textsFor(context.get(languageContext))
  const { form: formData } = await receiveAccountForm(client, request, FORM)
  const name = String(formData.get('act') ?? '')
  if (name === 'reply') {
    const refused = await submitReply(t, formData, (reply) => replyToMessage(client, params.id, reply))
    return refused ?? redirect(conversationAddressAt(params.id, place, 'reply'), 303)
  }
  const act = ownValue(MESSAGE_ACTIONS, name)
  if (!act) throw data(null, 400)
  try {
    await act(client, params.id, formData)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw data(null, 404)
    const text = fieldErrorTexts(error, t)['reason']?.[0] ?? friendlyError(error, t)
    const reason = String(formData.get('reason') ?? '')
    return data<Answer>({ act: name, problem: text, reason }, error.status)
  }
  const list = place ? inboxPositionAddress(place) : addresses.inbox
  if (name === 'delete') {
    const undone = new URLSearchParams({ done: 'delete', count: '1', undo: params.id })
    return redirect(`${list}${place ? '&' : '?'}${undone}`, 303)
  }
  // What was just marked as unread would be read by showing it again.
  return redirect(name === 'unread' ? list : conversationAddressAt(params.id, place, name), 303)
}

type Done = (typeof MESSAGE_DONE_VALUES)[number]

/** Sender and recipient; the recipient also sees the sender's address. */
function Parties({ message }: { message: Message }) {
  const t = useTexts()
  const { from, profileSlug, profileName, side } = message
  const name = profileSlug === null ? t('conversation.gone', { name: profileName }) : profileName
  const profile = (text: ReactNode) =>
    profileSlug === null ? text : <a href={addresses.profile(profileSlug)}>{text}</a>
  if (side === 'sender') return t.rich('conversation.to', { name, profile })
  const { email } = from
  const shown = {
    name,
    profile,
    sender: from.name,
    who: (text: ReactNode) => <bdi className="font-semibold">{text}</bdi>,
  }
  if (!email) return t.rich('conversation.from', shown)
  const mail = (text: ReactNode) => <a href={`mailto:${encodeURIComponent(email)}`}>{text}</a>
  return t.rich('conversation.fromWithEmail', { ...shown, email, mail })
}

/** Who gets the reply, and how; what follows a message that the filter holds is not mailed either. */
function hintFor(t: PageTexts, { side, status, from, profileName }: Message): string {
  if (side === 'sender' && status === 'filtered') {
    return t('conversation.reply.hintHeld', { name: profileName })
  }
  return t('conversation.reply.hint', { name: side === 'owner' ? from.name : profileName })
}

/** Where the conversation lies: that is where one goes back to. */
function folderOf({ side, status }: Message): Folder {
  return side === 'owner' && status !== 'sent' && status !== 'awaiting-confirmation' ? status : 'inbox'
}

/** Acts with their buttons below the thread; the others have theirs among the tools. */
const IN_THREAD = /^(?:reply|decline|hire-)/

/** R685: what an action led to stands where its button is, so that the page comes back to where the reader was. */
function Outcome({ of, done, answer }: { of: 'thread' | 'tools'; done: Done | undefined; answer: Answer | undefined }) {
  const t = useTexts()
  const isHere = (act: string) => IN_THREAD.test(act) === (of === 'thread')
  if (answer) return answer.problem && isHere(answer.act) ? <Notice tone="bad">{answer.problem}</Notice> : null
  return done && isHere(done) ? <Notice tone="good">{t(`conversation.done.${done}`)}</Notice> : null
}

function Heading({ message, beside }: { message: Message; beside: { folder: Folder; place: Place | undefined } }) {
  const t = useTexts()
  const { folder, place } = beside
  return (
    <header className="max-w-prose">
      <p className="mb-2 text-compact">
        <a href={place ? inboxPositionAddress(place) : inboxFolderAddress(folder)} className="touch-target">
          ← {t(`inbox.folder.${folder}`)}
        </a>
      </p>
      <h1 className="text-heading wrap-anywhere">
        <bdi>{message.subject}</bdi>
      </h1>
      {message.topic && (
        <p className="mt-2 text-compact wrap-anywhere">{t('conversation.topic', { topic: message.topic })}</p>
      )}
      <p className="mt-2 text-ink-soft wrap-anywhere">
        <Parties message={message} />
      </p>
    </header>
  )
}

/** R342, R686: a brief is declined until it is, a message until it is answered. */
function canDecline({ side, brief, hire, answeredOn, thread }: Message): boolean {
  if (side === 'sender' || hire?.state === 'confirmed') return false
  return brief
    ? !brief.declinedOn && !brief.withdrawnOn
    : answeredOn === null && !thread.some(({ author }) => author === 'owner')
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { message, done, beside } = loaderData
  const answer = actionData as Answer | undefined
  const closed =
    message.side === 'owner' ? message.blockId !== null || message.from.email === null : message.profileSlug === null
  const idempotencyKey = answer?.idempotencyKey ?? loaderData.idempotencyKey
  return (
    <div className="wrap py-[clamp(1rem,4vw,2.5rem)]">
      <BesideList current={message.id} {...beside}>
        <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Heading message={message} beside={beside} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_13rem]">
            <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
              <ConversationNotes message={message} />
              <Thread message={message} atEnd={!done && !answer} />
              <Outcome of="thread" done={done} answer={answer} />
              {message.hire && <HireNote message={message} />}
              {!closed && (
                <ReplyForm
                  id={message.id}
                  sent={done === 'reply' && !answer}
                  result={answer?.result}
                  idempotencyKey={idempotencyKey}
                  hint={hintFor(t, message)}
                />
              )}
              {!closed && canDecline(message) && (
                <DeclineForm client={message.from.name} idempotencyKey={message.brief ? undefined : idempotencyKey} />
              )}
              {!message.hire && <HireNote message={message} />}
            </div>
            <MessageTools
              message={message}
              reason={answer?.problem ? answer.reason : ''}
              last={answer?.problem ? answer.act : done}
              outcome={<Outcome of="tools" done={done} answer={answer} />}
            />
          </div>
        </article>
      </BesideList>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(loaderData?.message.subject ?? textsForMeta(matches)('conversation.pageTitleMessage'), matches)
