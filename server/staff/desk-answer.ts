import type { Context } from 'hono'
import type { SSEStreamingApi } from 'hono/streaming'
import { streamSSE } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'

import { mayCall } from '#desk/contract/call-access.ts'
import type { DeskRead, DeskSend } from '#desk/contract/desk-call.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { App, Respond } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { deskToken } from './desk-cookie.ts'
import { deskLanguage } from './desk-language.ts'
import type { StaffMember } from './desk-member.ts'
import type { ReachName } from './desk-reach.ts'
import { reaches } from './desk-reach.ts'
import type { Saved } from './save-change.ts'
import { readStaffBody } from './staff-body.ts'
import { memberOfToken } from './staff-sessions.ts'

/** What a handler of the desk knows beside the body. */
export type DeskCall = {
  readonly db: Database
  /** Who is signed in; also the scope of what is read and changed. */
  readonly member: StaffMember
  /** Token of the session. */
  readonly token: string
  /** What the desk is shown in: the service answers names and sentences in it. */
  readonly language: Language
  /** The time at the restaurant, in ms. */
  readonly nowMs: number
  readonly context: Context
  /** A number of the path, which belongs to what the member may reach. */
  idOf<E extends string>(name: ReachName): Id<E>
}

/** What a change says: nothing is accepted that is not written with its row of the audit (`saveChange`). */
export type DeskChange<A = object> = Verdict<Saved<A>, Refusal>

/** How the routes of the desk are made: none can be added that does not ask who is signed in and what they may reach. */
export type DeskRoutes = {
  /** Answers a `GET` with what its reply asks for. Numbers in paths are named as in `reaches`. */
  read<R extends z.ZodMiniType>(call: DeskRead<string, R>, handler: (call: DeskCall) => Promise<z.input<R>>): void
  /** `GET` of a stream of events, which ends with what `handler` answers. */
  follow(path: string, handler: (stream: SSEStreamingApi, call: DeskCall) => Promise<void>): void
  /** Answers a `POST` whose JSON fits its body with what `saveChange` has written. */
  change<B extends z.ZodMiniType, R extends z.ZodMiniType>(
    call: DeskSend<string, B, R>,
    handler: (body: z.output<B>, call: DeskCall) => Promise<DeskChange<z.input<R>>>,
  ): void
  /** Answers a `POST` that changes nothing of the restaurant: what it begins another call finishes, with its row of the audit. */
  ask<B extends z.ZodMiniType, R extends z.ZodMiniType>(
    call: DeskSend<string, B, R>,
    handler: (body: z.output<B>, call: DeskCall) => Promise<Verdict<z.input<R>, Refusal>>,
  ): void
  /** Answers a `POST` with what `handler` responds, whose body and reply another contract describes. */
  forward(
    call: DeskSend,
    handler: (context: Parameters<Respond>[0], call: DeskCall) => Response | Promise<Response>,
  ): void
}

type DeskRoutesDeps = { readonly db: Database; readonly clock: Clock }

const largestId = 2_147_483_647
/** Jobs and changes have numbers of 64 bits. */
const largestLongId = Number.MAX_SAFE_INTEGER
const longNames: readonly ReachName[] = ['job', 'before']
const statuses: Readonly<Record<string, ContentfulStatusCode>> = {
  'signed-out': 401,
  'not-your-role': 403,
  'other-origin': 403,
  malformed: 400,
  invalid: 400,
  'wrong-password': 401,
  'unknown-passkey': 401,
  'not-json': 415,
  'too-many': 429,
}

export function createDeskRoutes(app: App, { db, clock }: DeskRoutesDeps): DeskRoutes {
  /** Who sends a change from the desk's own page, if they may reach what the path names. */
  async function admitChange(context: Context, route: Route) {
    const own = checkOrigin(context)
    return own.ok ? admit(context, route) : own
  }

  /** The member, if they are signed in and may reach what the path names. */
  async function admit(context: Context, { method, path, names }: Route) {
    const token = deskToken(context)
    // The session comes before the restaurant is known: it lives by the clock of the whole service.
    const member = token && (await memberOfToken(db, token, clock.now()))
    if (!member) return refuse({ reason: 'signed-out' })
    if (!mayCall(member, method, path)) return refuse({ reason: 'not-your-role' })
    for (const name of names) {
      const id = Number(context.req.param(name))
      if (id > (longNames.includes(name) ? largestLongId : largestId) || !(await reaches[name](db, member, id)))
        return refuse({ reason: 'unknown' })
    }
    const call: DeskCall = {
      db,
      member,
      token,
      language: deskLanguage(context),
      nowMs: clock.now(member.restaurantId),
      context,
      idOf: <E extends string>(name: ReachName) => Number(context.req.param(name)) as Id<E>,
    }
    return accept(call)
  }

  /** Answers a `POST` of the desk whose JSON fits its body. */
  const post: DeskRoutes['ask'] = ({ path, body: shape }, handler) => {
    const route = routeOf('POST', path)
    app.post(route.pattern, async (context) => {
      const admitted = await admitChange(context, route)
      if (!admitted.ok) return refuseDesk(context, admitted.refusal)
      const body = await readStaffBody(context, shape)
      if (!body) return refuseDesk(context, { reason: 'malformed' })
      const verdict = await handler(body, admitted.value)
      return verdict.ok ? context.json(verdict.value as object) : refuseDesk(context, verdict.refusal)
    })
  }

  return {
    read: ({ path }, handler) => {
      const route = routeOf('GET', path)
      app.get(route.pattern, async (context) => {
        const admitted = await admit(context, route)
        return admitted.ok
          ? context.json((await handler(admitted.value)) as object)
          : refuseDesk(context, admitted.refusal)
      })
    },
    follow: (path, handler) => {
      const route = routeOf('GET', path)
      app.get(route.pattern, async (context) => {
        const admitted = await admit(context, route)
        if (!admitted.ok) return refuseDesk(context, admitted.refusal)
        // Asks nginx and its like to pass events on at once.
        context.header('X-Accel-Buffering', 'no')
        return streamSSE(context, (stream) => handler(stream, admitted.value))
      })
    },
    change: (call, handler) =>
      post(call, async (body, asked) => {
        const verdict = await handler(body, asked)
        return verdict.ok ? accept(verdict.value.answer) : verdict
      }),
    ask: post,
    forward: ({ path }, handler) => {
      const route = routeOf('POST', path)
      app.post(route.pattern, async (context) => {
        const admitted = await admitChange(context, route)
        return admitted.ok ? handler(context, admitted.value) : refuseDesk(context, admitted.refusal)
      })
    },
  }
}

/** Sends a refusal; what is unknown is 404, what another decision forbids is 409. */
export function refuseDesk(context: Context, refusal: Refusal): Response {
  const { reason } = refusal
  return context.json(refusal, statuses[reason] ?? (reason.startsWith('unknown') ? 404 : 409))
}

/**
 * Changes come from the desk's own page: browsers say where a request comes from, and let pages of other origins send
 * JSON only after asking the service, which refuses (`cors`).
 */
export function checkOrigin({ req }: Context): Verdict<null, Refusal> {
  const from = req.header('Sec-Fetch-Site')
  if (from !== undefined && from !== 'same-origin') return refuse({ reason: 'other-origin' })
  const isJson = /^application\/json\b/i.test(req.header('Content-Type') ?? '')
  return isJson ? accept(null) : refuse({ reason: 'not-json' })
}

type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly pattern: string
  /** What numbers in the path stand for. */
  readonly names: readonly ReachName[]
}

function routeOf(method: Route['method'], path: string): Route {
  // A call that the table of roles does not name is refused now, not when somebody makes it.
  mayCall({ role: 'owner', venueId: null }, method, path)
  const names: ReachName[] = []
  const pattern = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    if (name === 'type') return ':type{[a-zA-Z]+}'
    if (name === 'part') return ':part{[a-z-]+}'
    if (name === 'day' || name === 'from' || name === 'to') return `:${name}{[0-9-]+}`
    // What somebody looks for, within what they may see.
    if (name === 'words' || name === 'pieces') return `:${name}`
    // A call of the widget's contract.
    if (name === 'language') return ':language{[a-z]+}'
    if (name === 'call') return ':call{.+}'
    if (!isReach(name)) throw new Error(`Comanda: nothing says who may reach ":${name}" of the desk's ${path}.`)
    names.push(name)
    return `:${name}{[0-9]+}`
  })
  return { method, path, pattern: `/staff/api${pattern}`, names }
}

function isReach(name: string): name is ReachName {
  return Object.hasOwn(reaches, name)
}
