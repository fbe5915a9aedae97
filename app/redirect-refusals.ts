import { data, redirect, type RouterContextProvider, type ServerBuild } from 'react-router'

import { refusedFormsContext } from './load-context.ts'
import { typedSecrets } from './read-form.ts'
import { isRefusedForm } from './refused-form.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Action = (args: never) => unknown

type Answer = { data: unknown; init: ResponseInit | null }

/** What `data()` returns; anything else that an action returns is the data itself. */
function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
}

const isRefusedStep = (shown: unknown) =>
  typeof shown === 'object' && shown !== null && 'step' in shown && shown.step === 'refused'

/** The refusal in what an action returned or threw; undefined for all else, also for failures of ours. */
function readRefusal(value: unknown): { status: number; data: unknown } | undefined {
  const answer = isAnswer(value) ? value : { data: value, init: null }
  const { status = 200, headers } = answer.init ?? {}
  // Headers of its own would be lost.
  if (headers) return undefined
  if (status >= 400 && status < 500) return { status, data: answer.data }
  if (status === 200 && (isRefusedForm(answer.data) || isRefusedStep(answer.data))) return { status, data: answer.data }
  return undefined
}

/** R681: whether the page would show a secret that the form held, such as the key of a second step. */
function showsSecret(request: Request, shown: unknown): boolean {
  const text = JSON.stringify(shown) ?? ''
  return typedSecrets(request).some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
}

function redirecting(action: Action) {
  return async (args: Args) => {
    const forms = args.context.get(refusedFormsContext)
    if (forms?.shown) {
      const { data: shown, status, thrown } = forms.shown
      if (thrown) throw data(shown, status)
      return data(shown, status)
    }
    let value: unknown
    let thrown = false
    try {
      value = await action(args as never)
    } catch (error) {
      if (!isAnswer(error)) throw error
      value = error
      thrown = true
    }
    const refusal = forms && readRefusal(value)
    if (refusal && !showsSecret(args.request, refusal.data)) {
      const address = await forms.keep({ ...refusal, thrown })
      if (address !== undefined) throw redirect(address, 303)
    }
    if (thrown) throw value
    return value
  }
}

/** R680: a browser that sent a form which is refused is redirected to the page that shows it again. */
export function redirectRefusals<T extends Pick<ServerBuild, 'routes'>>(build: T): T {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action
    if (!route || !action) return [id, route]
    return [id, { ...route, module: { ...route.module, action: redirecting(action as Action) } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
