import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { decideUnmatchedTerm, fetchUnmatchedTerms } from '#client/admin/admin.ts'
import { fetchSearchedWord } from '#client/admin/funnel.ts'
import * as addresses from '#domain/addresses.ts'
import type { AdminUnmatchedTerm } from '#domain/admin/terms.ts'
import { UNMATCHED_TERM_STATUSES } from '#domain/admin/unmatched-term.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/terms.ts'
import {
  actAsAdmin,
  notFoundIfInvalid,
  listPageAddress,
  pickQueryParameters,
  refusalForForm,
  type Refusal,
  formText,
} from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { SearchedCard } from './cards/searched-card.tsx'
import { TermCard } from './cards/term-card.tsx'
import { ListTotal } from './lists/list-total.tsx'
import { StateLinks } from './lists/state-links.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const DONE: Record<string, string> = {
  mapped: 'Mapped. It becomes an alias with the next rebuild of the catalogue.',
  ignored: 'Ignored.',
  proposed: 'Proposed as a new entry: it is in the export for catalogue/sources.',
  new: 'Back among the undecided.',
}

const NAMES: Record<string, string> = { new: 'Undecided', mapped: 'Mapped', ignored: 'Ignored', proposed: 'Proposed' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['status', 'kind', 'page'])
  const status = query.get('status') ?? 'new'
  const terms = await notFoundIfInvalid(
    redirectToLastPage(fetchUnmatchedTerms(client, query), { request, address: addressOf(status) }),
  )
  const { searchParams } = new URL(request.url)
  const done = ownValue(DONE, searchParams.get('done'))
  const word = searchParams.get('word')
  const searched = word && !done ? await notFoundIfInvalid(fetchSearchedWord(client, word)) : undefined
  return { terms, status, searched, done }
}

const addressOf = (status: string) => listPageAddress(addresses.adminTerms, status === 'new' ? {} : { status })

const FORM = { kind: 1, term: 1, target: 1, status: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const formData = await receiveAdminForm(client, request, FORM)
  const status = formText(formData, 'status')
  const decision = {
    kind: formText(formData, 'kind'),
    term: formText(formData, 'term'),
    reason: formText(formData, 'reason'),
    status,
    ...(status === 'mapped' && { target: formText(formData, 'target') }),
  }
  const act = async () => {
    await decideUnmatchedTerm(client, decision)
    return status
  }
  return actAsAdmin(request, { form: formData, act })
}

const refusalFor = (refusal: Refusal | undefined, { kind, term }: AdminUnmatchedTerm) =>
  refusalForForm(refusal, { kind, term })

export default function TermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, status, searched, done } = loaderData
  const links = UNMATCHED_TERM_STATUSES.map((one) => ({
    name: NAMES[one] ?? one,
    href: one === 'new' ? addresses.adminTerms : `${addresses.adminTerms}?status=${one}`,
    current: one === status,
  }))
  const isInCard = terms.items.some((term) => refusalFor(actionData, term))
  return (
    <AdminPage
      title="Unknown terms"
      lead="Skills and places that experts typed and the catalogue does not know, the most frequent first, and words that visitors searched for without results, once you decide on them."
      place="Terms"
      done={actionData ? undefined : done}
      problems={isInCard ? undefined : actionData?.problems}
    >
      {searched && <SearchedCard term={searched} typed={actionData?.typed} />}
      <StateLinks label="Which terms" links={links} />
      {terms.total > 0 && (
        <ListTotal text={countWithNoun(terms.total, `${(NAMES[status] ?? status).toLowerCase()} term`)} />
      )}
      {terms.items.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {terms.items.map((term) => (
            <li key={`${term.kind} ${term.term}`}>
              <TermCard term={term} refusal={refusalFor(actionData, term)} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{status === 'new' ? 'The catalogue knows everything that was typed.' : 'There are none.'}</p>
      )}
      <Pagination page={terms.page} pages={terms.pages} address={addressOf(status)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Unknown terms')
