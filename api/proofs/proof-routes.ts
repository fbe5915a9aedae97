import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam, slugParam } from '#api/request-parameters.ts'
import { newRouter, sendBodyResult, sendResult } from '#api/router.ts'
import { PROOF_LIMITS } from '#domain/limits.ts'
import { newProofSchema } from '#domain/proofs/new-proof.ts'
import { ownProofSchema, ownProofsSchema } from '#domain/proofs/proof.ts'
import { addProof } from '#use-cases/proofs/add-proof.ts'
import { checkProof } from '#use-cases/proofs/check-proof.ts'
import { listOwnProofs } from '#use-cases/proofs/list-proofs.ts'
import { removeProof } from '#use-cases/proofs/remove-proof.ts'

const path = '/v1/marketplace/profile/{slug}/proofs' as const
const tags = ['Proofs']
const oneParam = z.object({ ...slugParam.shape, ...idParam.shape })

export const routes = {
  list: createRoute({
    method: 'get',
    path,
    tags,
    summary: 'List the proofs of my profile',
    description: 'Also those that were not checked yet or failed, with what to put on the website.',
    request: { params: slugParam },
    responses: {
      200: describeJsonResponse('They are these.', ownProofsSchema),
      ...describeWriteErrors(401, 403, 404),
    },
  }),
  add: createRoute({
    method: 'post',
    path,
    tags,
    summary: 'Add a proof to my profile',
    description: `The domain of a website, or the address of a profile on another website. At most ${PROOF_LIMITS.count}. It is shown once a check succeeds.`,
    request: { params: slugParam, ...documentedBody(newProofSchema) },
    responses: {
      201: describeJsonResponse('The proof, with what to put on the website.', ownProofSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  check: createRoute({
    method: 'post',
    path: `${path}/{id}/check`,
    tags,
    summary: 'Check a proof now',
    description: 'Reads the website, which takes up to 5 seconds. A check that fails says why in `failure`.',
    request: { params: oneParam },
    responses: {
      200: describeJsonResponse('The proof after the check.', ownProofSchema),
      ...describeWriteErrors(401, 403, 404, 429, 503),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: `${path}/{id}`,
    tags,
    summary: 'Remove a proof from my profile',
    request: { params: oneParam },
    responses: { 204: { description: 'It is gone.' }, ...describeWriteErrors(401, 403, 404, 429) },
  }),
}

export function proofRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => sendResult(c, listOwnProofs(deps, c.var.viewer, c.req.valid('param'))))
  app.openapi(routes.add, (c) =>
    sendBodyResult(c, (input) => addProof(deps, c.var.viewer, { ...c.req.valid('param'), input }), 201),
  )
  app.openapi(routes.check, (c) => {
    const { clientAddress } = c.env
    return sendResult(c, checkProof(deps, c.var.viewer, { ...c.req.valid('param'), clientAddress }))
  })
  app.openapi(routes.remove, async (c) => {
    unwrap(await removeProof(deps, c.var.viewer, c.req.valid('param')))
    return c.body(null, 204)
  })
  return app
}
