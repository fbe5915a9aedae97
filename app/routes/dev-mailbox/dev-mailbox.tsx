import { data } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { formatMomentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchMailbox } from '#client/mail/mailbox.ts'

import type { Route } from './+types/dev-mailbox.ts'

/** R754: its frames need inline styles. */
export const handle = { showsMails: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to')
  try {
    return { to, mails: await fetchMailbox(context.get(clientContext), to) }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw data(null, 404)
    throw error
  }
}

/** Links lead out of the frame. */
const inFrame = (html: string) => html.replace('<head>', '<head><base target="_top">')

/** Plain text by line, with URLs as links. */
function MailText({ text }: { text: string }) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (
      <p key={line} className="mt-3 wrap-anywhere">
        {/^https?:\/\/\S+$/u.test(line) ? <a href={line}>{line}</a> : line}
      </p>
    ))
}

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  const { mails, to } = loaderData
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="max-w-prose">
        <h1 className="text-title">Demo mailbox</h1>
        <p className="mt-3 text-ink-soft">
          All mail that this demo sends arrives here, where anyone can read it, and is deleted after 24 hours. A real
          installation sends mail by SMTP and does not have this page.
        </p>
      </header>
      <form className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1.5 font-semibold">
          Sent to
          <input
            name="to"
            type="email"
            defaultValue={to ?? ''}
            placeholder="anyone"
            className="rounded-field border border-line-strong bg-surface px-3.5 py-2 font-normal"
          />
        </label>
        <Button variant="quiet">Show</Button>
      </form>
      {mails.length === 0 ? (
        <p className="text-ink-soft">No mail here yet.</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {mails.map((mail) => (
            <li key={mail.id} className="max-w-2xl rounded-card border border-line bg-surface p-6">
              <h2 className="text-large">{mail.subject}</h2>
              <p className="mt-1 mb-4 text-small text-ink-soft wrap-anywhere">
                to {mail.to}, {formatMomentInUtc(mail.sentOn)}
              </p>
              <iframe
                title={`Mail: ${mail.subject}`}
                srcDoc={inFrame(mail.html)}
                // Nothing runs in it. A link that is clicked opens in this window.
                sandbox="allow-top-navigation-by-user-activation"
                className="block h-136 w-full rounded-field border border-line"
              />
              <details className="mt-4">
                <summary className="touch-line cursor-pointer text-small font-semibold">As plain text</summary>
                <MailText text={mail.text} />
              </details>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Demo mailbox', matches)
