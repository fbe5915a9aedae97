import { data, redirect } from 'react-router'

import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { changeDigestSetting } from '#client/following/following.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { followOrLike } from '#client/profiles/profile-calls.ts'
import * as addresses from '#domain/addresses.ts'

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function change(client: Client, form: FormData): Promise<string> {
  const [act, expert] = [textOf(form, 'act'), textOf(form, 'expert')]
  if (act === 'digest') {
    await changeDigestSetting(client, textOf(form, 'weekly') === 'true')
    return `${addresses.following}#digest`
  }
  if (act === 'follow') {
    await followOrLike(client, 'follow', expert)
    return `${addresses.following}#people`
  }
  if (act !== 'unfollow') throw data(null, 400)
  await followOrLike(client, 'unfollow', expert)
  const page = textOf(form, 'page')
  const query = new URLSearchParams({ ...(page !== '' && page !== '1' && { page }), unfollowed: expert })
  return `${addresses.following}?${query}#note`
}

/** Handles the page's forms: unfollow, follow again, and the weekly digest. */
export async function changeFollowing(client: Client, form: FormData) {
  try {
    return redirect(await change(client, form), 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // A profile that was hidden since is no longer on the page, so the error is ignored.
    if (error.status === 404) return redirect(addresses.following, 303)
    return data({ problem: friendlyError(error) }, error.status)
  }
}
