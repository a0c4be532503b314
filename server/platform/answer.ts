import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { failureReply, successReply } from '#src/contract/envelope.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { Call, CallDeps, CustomerCall, StaffCaller } from './call.ts'
import { readCall } from './call.ts'
import type { EncodedReplies, EncodedReply } from './encoded-replies.ts'
import { isKnown } from './entity-tags.ts'
import type { Variables } from './middleware/request-log.ts'
import { readTogether } from './read-together.ts'
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

type AnswerOptions<E extends Endpoint> = {
  readonly finish?: Finish
  /**
   * For replies that are read at one moment, kept, and sent again: what they depend on besides restaurant, language and
   * the tables of decision 46. They depend neither on the time nor on the account. Null = this one is not kept.
   */
  readonly keptFor?: (request: RequestOf<E>, call: Call) => object | null
}

export type Routes = {
  /** Serves an endpoint: decodes, authenticates, calls the handler and encodes what it answers. */
  answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, options?: AnswerOptions<E>): void
  /** The same for calls that only a signed-in customer may make. */
  answerCustomer<E extends Endpoint>(endpoint: E, handler: Handler<E, CustomerCall>): void
}

export type RoutesDeps = CallDeps & {
  /** Null = every reply is encoded anew. */ readonly replies: EncodedReplies | null
}

/** Answers a call; `staff` is who of the staff makes it, null = a diner does. */
export type Respond = (context: AppContext, staff: StaffCaller | null) => Promise<Response>
/** Puts what answers the calls of an endpoint under its path. */
type Mount = (path: string, respond: Respond) => void

/** The calls of the contract, each at its address. */
export function createRoutes(app: App, deps: RoutesDeps): Routes {
  return createAnswers((path, respond) => {
    app.post(`/:language/webservice${path}`, (context) => respond(context, null))
  }, deps)
}

/** The same calls at addresses that `mount` chooses. */
export function createAnswers(mount: Mount, { replies, ...deps }: RoutesDeps): Routes {
  function answer<E extends Endpoint>(endpoint: E, handler: Handler<E, Call>, options: AnswerOptions<E> = {}) {
    const { finish, keptFor } = options
    async function encoded(request: RequestOf<E>, call: Call): Promise<Answer<object>> {
      const verdict = await handler(request, call)
      if (!verdict.ok) return verdict
      const data = z.encode(endpoint.reply as z.ZodMiniType<unknown>, verdict.value) as Record<string, unknown>
      if (!finish) return accept(successReply(data))
      const asked = z.encode(endpoint.request as z.ZodMiniType<unknown>, request) as Record<string, unknown>
      const sent = Object.entries(data).map((entry) => finish(entry, { ...call, asked }))
      return accept(successReply(Object.fromEntries(sent.filter((entry) => entry !== null))))
    }

    mount(endpoint.path, async (context, staff) => {
      const read = await readCall(context, endpoint, deps, staff)
      if (!read.ok) return refuseCall(context, read.refusal)
      const { request, call } = read.value
      // Kept replies are those of diners.
      const asked = staff ? null : keptFor?.(request, call)
      const encode = (together: Call) => encoded(request, together)
      if (asked && replies) {
        const kept = await replies.reply({ endpoint, call, asked }, encode)
        return kept.ok ? sendKept(context, kept.value) : refuseCall(context, kept.refusal)
      }
      const verdict = await (asked ? readTogether(call, encode) : encode(call))
      return verdict.ok ? context.json(verdict.value) : refuseCall(context, verdict.refusal)
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

type AppContext = Context<{ Variables: Variables }>

/** Sends a kept reply, or 304 when the caller has it already (contract 1.1). */
function sendKept(context: AppContext, reply: EncodedReply): Response {
  const headers = { ETag: reply.etag, 'Cache-Control': 'no-cache' }
  if (isKnown(context.req.header('If-None-Match'), reply.etag))
    return context.body(null, 304, { ...headers, Vary: 'Accept-Encoding' })
  context.set('encodedReply', reply)
  return context.body(reply.body, 200, { ...headers, 'Content-Type': 'application/json' })
}

/** Failures travel with status 200, like every reply (contract 1.1). */
function refuseCall(context: AppContext, refusal: Refusal): Response {
  context.set('outcome', refusal.code)
  if (refusal.waitMs !== undefined) context.header('Retry-After', String(Math.ceil(refusal.waitMs / 1000)))
  return context.json(failure(refusal, languageOf(context.req.path)))
}

export function failure({ code, values, texts, data }: Refusal, language: Language) {
  return failureReply(code, texts ?? [messageOf(code, language, values)], data)
}
