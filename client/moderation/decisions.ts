import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

export const fetchOwnDecisions = (client: Client) => client.get('/v1/marketplace/me/decisions')

type Asked = { id: string; token?: string | undefined }

/** Undefined if the decision does not exist, or if this viewer may not read it. */
export const fetchStatement = (client: Client, { id, token }: Asked) =>
  undefinedIfMissing(client.get('/v1/marketplace/decisions/{id}', { params: { id }, query: { token } }))

type Text = { text: string; token?: string | undefined }

export const objectToDecision = (client: Client, id: string, body: Text) =>
  client.post('/v1/marketplace/decisions/{id}/objections', { params: { id }, body })

export const replyToObjection = (client: Client, id: string, body: Text) =>
  client.post('/v1/marketplace/decisions/{id}/messages', { params: { id }, body })

export const fetchDecisions = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/decisions', { query })

type Completion = FormBody<'PATCH /v1/marketplace/admin/decisions/{id}'>

export const completeDecision = (client: Client, id: string, completion: Completion) =>
  client.patch('/v1/marketplace/admin/decisions/{id}', { params: { id }, body: castFormBody(completion) })

type Outcome = FormBody<'POST /v1/marketplace/admin/decisions/{id}/outcome'>

export const decideObjection = (client: Client, id: string, decision: Outcome) =>
  client.post('/v1/marketplace/admin/decisions/{id}/outcome', { params: { id }, body: castFormBody(decision) })

export const answerObjection = (client: Client, id: string, text: string) =>
  client.post('/v1/marketplace/admin/decisions/{id}/messages', { params: { id }, body: { text } })
