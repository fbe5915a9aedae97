import { data, redirect } from 'react-router'

import { readForm, type TakeFile } from '#app/read-form.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError, refusalReason } from '#client/friendly-errors.ts'
import { addBriefFiles, type BriefDoor, removeBriefFile } from '#client/messages/brief-files.ts'
import { withdrawBrief } from '#client/messages/briefs.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'

export const FILES_ID = 'files'
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

/** The forms of a brief's page. */
export const FORM = { act: 1, key: 1, file: { files: BRIEF_FILE_LIMITS.count } }

/** Why a form of the page was refused. */
export type BriefAnswer = { fileProblem?: string; withdrawal?: string }

export const FILES_DONE: Record<string, string> = {
  added: `The files are with your brief now. Its experts are told by one mail, ${BRIEF_FILE_LIMITS.quietMinutes} minutes after the last file.`,
  removed: 'The file is gone from your brief.',
}

function problemOf(error: unknown): { says: string; status: number } {
  if (!(error instanceof ApiFailure)) throw error
  const says = error.fields['file']?.[0]
  const isRefusal = error.status === 403 || error.status === 429
  return { says: says ?? (isRefusal ? refusalReason(error) : friendlyError(error)), status: error.status }
}

/** An input where nothing was chosen still sends one, without a name and empty. */
const isChosen = (value: FormDataEntryValue): value is File =>
  value instanceof File && (value.size > 0 || value.name !== '')

/** R663: the other form of the page. */
async function withdraw(client: Client, { door, address }: Pick<Sent, 'door' | 'address'>) {
  try {
    await withdrawBrief(client, door)
    return redirect(address, 303)
  } catch (error) {
    const { says, status } = problemOf(error)
    return data<BriefAnswer>({ withdrawal: says }, status)
  }
}

async function act(client: Client, door: BriefDoor, form: FormData): Promise<keyof typeof FILES_DONE> {
  if (form.get('act') === 'remove-file') {
    await removeBriefFile(client, { ...door, key: String(form.get('key') ?? '') })
    return 'removed'
  }
  if (form.get('act') !== 'add-files') throw data(null, 400)
  await addBriefFiles(client, door, form.getAll('file').filter(isChosen))
  return 'added'
}

type Sent = { door: BriefDoor; address: string; form: FormData }

/** R343: adds or removes files, and leads back to the page; what is refused is said at the form. */
export async function actOnBrief(client: Client, { door, address, form }: Sent) {
  if (form.get('act') === 'withdraw') return withdraw(client, { door, address })
  try {
    const done = await act(client, door, form)
    return redirect(`${address}?files=${done}#${FILES_ID}`, 303)
  } catch (error) {
    const { says, status } = problemOf(error)
    return data<BriefAnswer>({ fileProblem: says }, status)
  }
}

/** R186: a file is stored for the time of the request only if `takeFile` is given: for viewers who may add files. */
export function readFilesForm(request: Request, takeFile: TakeFile | undefined): Promise<FormData> {
  return readForm(request, FORM, takeFile)
}
