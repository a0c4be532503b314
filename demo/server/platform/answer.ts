import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { failureReply, successReply } from '#src/contract/envelope.ts'
import type { Language } from '#src/options/languages.ts'

import type { Call, CallDeps, CustomerCall } from './call.ts'
import { readCall } from './call.ts'
import type { Variables } from './middleware/request-log.ts'
import type { Answer, Refusal } from './refusal.ts'
import { refused } from './refusal.ts'
import { languageOf } from './texts/language.ts'
import { messageOf } from './texts/messages.ts'

type Handler<E extends Endpoint, C> = (request: RequestOf<E>, call: C) => Promise<Answer<ReplyOf<E>>>
/** One entry of an encoded reply: its key on the wire and its value. */
type Entry = readonly [key: string, value: unknown]
/**
 * Filters the encoded reply entry by entry; null leaves an entry out. For replies that hold only what was asked for.
 */
type Finish = (entry: Entry, call: Call & { readonly asked: Readonly<Record<string, unknown>> }) => Entry | null

export type App = Hono<{ Variables: Variables }>

export type Routes = {
  /** Serves an endpoint: decodes, authenticates, calls the handler and encodes what it answers. */
  answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, finish?: Finish): void
  /** The same for calls that only a signed-in customer may make. */
  answerCustomer<E extends Endpoint>(endpoint: E, handler: Handler<E, CustomerCall>, finish?: Finish): void
}

export function createRoutes(app: App, deps: CallDeps): Routes {
  function answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, finish?: Finish) {
    app.post(`/:language/webservice${endpoint.path}`, async (context) => {
      const read = await readCall(context, endpoint, deps)
      if (!read.ok) return refuseCall(context, read.refusal)
      const { request, call } = read.value
      const verdict = await handler(request, call)
      if (!verdict.ok) return refuseCall(context, verdict.refusal)
      const data = z.encode(endpoint.reply as z.ZodMiniType<unknown>, verdict.value) as Record<string, unknown>
      if (!finish) return context.json(successReply(data))
      const asked = z.encode(endpoint.request as z.ZodMiniType<unknown>, request) as Record<string, unknown>
      const sent = Object.entries(data).map((entry) => finish(entry, { ...call, asked }))
      return context.json(successReply(Object.fromEntries(sent.filter((entry) => entry !== null))))
    })
  }
  return {
    answer,
    answerCustomer: (endpoint, handler, finish) =>
      answer(
        endpoint,
        async (request, call) =>
          call.account ? handler(request, { ...call, account: call.account }) : refused('API_KEY_NOT_FOUND'),
        finish,
      ),
  }
}

/** Failures travel with status 200, like every reply (contract 1.1). */
function refuseCall(context: Context<{ Variables: Variables }>, refusal: Refusal): Response {
  context.set('outcome', refusal.code)
  return context.json(failure(refusal, languageOf(context.req.path)))
}

export function failure({ code, values, texts, data }: Refusal, language: Language) {
  return failureReply(code, texts ?? [messageOf(code, language, values)], data)
}
