import { data, redirect } from 'react-router'

import { parseRequestForm, type TakeFile } from '#app/read-form.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { addBriefFiles, type BriefAccess, removeBriefFile } from '#client/messages/brief-files.ts'
import { withdrawBrief } from '#client/messages/briefs.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'

export const BRIEF_FILES_ID = 'files'
export const ACCEPTED_FILE_TYPES = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

/** The forms of a brief's page. */
export const FORM = { act: 1, key: 1, file: { files: BRIEF_FILE_LIMITS.count } }

/** Why a form of the page was refused. */
export type BriefAnswer = { fileProblem?: string; withdrawal?: string }

/** What a form of the page has done, as the next page's address says it. */
export type FilesDone = 'added' | 'removed'
export const parseFilesDone = (query: URLSearchParams): FilesDone | undefined =>
  (['added', 'removed'] as const).find((done) => done === query.get('files'))

function problemOf(t: PageTexts, error: unknown): { text: string; status: number } {
  if (!(error instanceof ApiFailure)) throw error
  return { text: fieldErrorTexts(error, t)['file']?.[0] ?? friendlyError(error, t), status: error.status }
}

/** An input where nothing was chosen still sends one, without a name and empty. */
const isChosen = (value: FormDataEntryValue): value is File =>
  value instanceof File && (value.size > 0 || value.name !== '')

/** R663: the other form of the page. */
async function withdraw(client: Client, { t, door, address }: Pick<Sent, 't' | 'door' | 'address'>) {
  try {
    await withdrawBrief(client, door)
    return redirect(address, 303)
  } catch (error) {
    const { text, status } = problemOf(t, error)
    return data<BriefAnswer>({ withdrawal: text }, status)
  }
}

async function act(client: Client, door: BriefAccess, form: FormData): Promise<FilesDone> {
  if (form.get('act') === 'remove-file') {
    await removeBriefFile(client, { ...door, key: String(form.get('key') ?? '') })
    return 'removed'
  }
  if (form.get('act') !== 'add-files') throw data(null, 400)
  await addBriefFiles(client, door, form.getAll('file').filter(isChosen))
  return 'added'
}

type Sent = { t: PageTexts; door: BriefAccess; address: string; form: FormData }

/** R343: adds or removes files, and leads back to the page; what is refused is said at the form. */
export async function actOnBrief(client: Client, { t, door, address, form }: Sent) {
  if (form.get('act') === 'withdraw') return withdraw(client, { t, door, address })
  try {
    const done = await act(client, door, form)
    return redirect(`${address}?files=${done}#${BRIEF_FILES_ID}`, 303)
  } catch (error) {
    const { text, status } = problemOf(t, error)
    return data<BriefAnswer>({ fileProblem: text }, status)
  }
}

/** R186: a file is stored for the time of the request only if `takeFile` is given: for viewers who may add files. */
export function parseBriefPageForm(request: Request, takeFile: TakeFile | undefined): Promise<FormData> {
  return parseRequestForm(request, FORM, takeFile)
}
