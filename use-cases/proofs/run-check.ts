import type { FetchedPage } from '#adapters/fetching/website-reader.ts'
import { listHandlesOfProfile, type ProofRow } from '#db/queries/proofs/proofs.ts'
import { judgePage } from '#domain/proofs/judge-page.ts'
import { judgeTxtRecords } from '#domain/proofs/proof-code.ts'
import type { CheckFailure } from '#domain/proofs/proof-kinds.ts'
import type { CheckOutcome } from '#domain/proofs/proof-state.ts'
import type { Deps } from '#use-cases/deps.ts'

type CheckDeps = Pick<Deps, 'db' | 'site' | 'websites'>

type Judged = { hostname: string; siteUrl: URL; handles: string[] }

const failed = (failure: CheckFailure): CheckOutcome => ({ proven: false, failure })

function judgeFetched(fetched: FetchedPage, judged: Judged): 'proven' | CheckFailure {
  return fetched.ok ? judgePage(fetched, judged) : fetched.reason
}

/** R790: the home page by https, or by http where there is no https. */
async function checkDomain(
  { websites }: CheckDeps,
  { subject, code }: ProofRow,
  expected: Omit<Judged, 'hostname'>,
): Promise<CheckOutcome> {
  const addresses = [`https://${subject}/`, `http://${subject}/`]
  const [txt, fetched] = await Promise.all([
    websites.readTxt(subject),
    websites.fetchPage(addresses.map((address) => new URL(address))),
  ])
  const ofTxt = txt.ok && code !== null ? judgeTxtRecords(txt.records, code) : 'not_found'
  const ofPage = judgeFetched(fetched, { ...expected, hostname: subject })
  const [https = ''] = addresses
  if (ofTxt === 'proven') return { proven: true, method: 'dns', url: https }
  if (ofPage === 'proven' && fetched.ok) {
    return { proven: true, method: 'page', url: `${fetched.url.protocol}//${subject}/` }
  }
  if (ofTxt === 'other_profile') return failed(ofTxt)
  return failed(ofPage === 'proven' ? 'not_found' : ofPage)
}

/** R791 */
async function checkElsewhere(
  { websites }: CheckDeps,
  { subject }: ProofRow,
  expected: Omit<Judged, 'hostname'>,
): Promise<CheckOutcome> {
  const url = new URL(subject)
  const judged = judgeFetched(await websites.fetchPage([url]), { ...expected, hostname: url.hostname })
  return judged === 'proven' ? { proven: true, method: 'page', url: subject } : failed(judged)
}

/** Asks the website; writes nothing. */
export async function runCheck(deps: CheckDeps, proof: ProofRow): Promise<CheckOutcome> {
  const handles = await listHandlesOfProfile(deps.db, proof.profile_id)
  const expected = { siteUrl: deps.site.url, handles }
  return proof.kind === 'domain' ? checkDomain(deps, proof, expected) : checkElsewhere(deps, proof, expected)
}
