// What the tests and sdk/examples/host use of oidc-provider, which comes without types.
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Interaction = {
    params: { client_id: string; scope: string; prompt?: string }
    grantId?: string
    prompt: { name: string }
  }
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  /** Koa's context, with what the provider has found out about a request. */
  export type ProviderContext = {
    req: IncomingMessage
    body: string
    oidc: { client: { clientId: string }; session: { accountId?: string } }
  }

  type Check = { reason: string }
  type CheckClass = new (reason: string, description: string, check: (context: ProviderContext) => boolean) => Check
  type Prompt = { checks: { add(check: Check): void } }
  export const interactionPolicy: { Check: CheckClass; base(): { get(name: string): Prompt } }

  type Events = { 'end_session.success': [ProviderContext]; 'backchannel.error': [ProviderContext, Error] }

  export class Provider extends EventEmitter<Events> {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    /** Returns the address at which the browser goes on. */
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>
    Grant: new (properties: { accountId: string; clientId: string }) => Grant
  }
}
