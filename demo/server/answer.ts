import type { Hono } from 'hono'
import * as z from 'zod/mini'

import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { failureReply, successReply } from '#src/contract/envelope.ts'

import type { Call, CallDeps, CustomerCall } from './call.ts'
import { readCall } from './call.ts'
import type { Answer, Refusal } from './refusal.ts'
import { refused } from './refusal.ts'
import type { Language } from './texts/language.ts'
import { languageOf } from './texts/language.ts'
import { messageOf } from './texts/messages.ts'

type Handler<E extends Endpoint, C> = (request: RequestOf<E>, call: C) => Promise<Answer<ReplyOf<E>>>
/** Some calls reply with what was asked for: whether a key is sent, by what the request has under the same key. */
type IsKeySent = (asked: unknown) => boolean

export type Routes = {
  /** Serves an endpoint: decodes, authenticates, calls the handler and encodes what it answers. */
  answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, isKeySent?: IsKeySent): void
  /** The same for calls that only a signed-in customer may make. */
  answerCustomer<E extends Endpoint>(endpoint: E, handler: Handler<E, CustomerCall>): void
}

export function createRoutes(app: Hono, deps: CallDeps): Routes {
  function answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, isKeySent: IsKeySent = () => true) {
    app.post(`/:language/webservice${endpoint.path}`, async (context) => {
      const language = languageOf(context.req.path)
      const read = await readCall(context, endpoint, deps)
      if (!read.ok) return context.json(failure(read.refusal, language))
      const { request, call } = read.value
      const verdict = await handler(request, call)
      if (!verdict.ok) return context.json(failure(verdict.refusal, language))
      const asked = z.encode(endpoint.request, request as never) as Record<string, unknown>
      const data = Object.entries(z.encode(endpoint.reply, verdict.value as never) as object)
      return context.json(successReply(Object.fromEntries(data.filter(([key]) => isKeySent(asked[key])))))
    })
  }
  return {
    answer,
    answerCustomer: (endpoint, handler) =>
      answer(endpoint, async (request, call) =>
        call.account ? handler(request, { ...call, account: call.account }) : refused('API_KEY_NOT_FOUND'),
      ),
  }
}

export function failure({ code, values, texts }: Refusal, language: Language) {
  return failureReply(code, texts ?? [messageOf(code, language, values)])
}
