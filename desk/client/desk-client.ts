import type * as z from 'zod/mini'
import { prettifyError, safeParse } from 'zod/mini'

import type { DeskRead, DeskSend, PathValues } from '#desk/contract/desk-call.ts'
import { pathWith } from '#desk/contract/desk-call.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import { refusal } from '#desk/contract/refusal.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskFailure } from './desk-error.ts'
import { DeskError } from './desk-error.ts'

export type DeskClient = {
  /** Asks for what a `GET` answers. Rejects with a `DeskError`. */
  read<P extends string, R extends z.ZodMiniType>(
    call: DeskRead<P, R>,
    values: PathValues<P>,
    signal?: AbortSignal,
  ): Promise<z.output<R>>
  /** Sends a `POST`: what it answers, or why the service refused. Rejects with a `DeskError`. */
  send<P extends string, B extends z.ZodMiniType, R extends z.ZodMiniType>(
    call: DeskSend<P, B, R>,
    values: PathValues<P>,
    body: z.input<B>,
  ): Promise<Verdict<z.output<R>, Refusal>>
  /** Sends a call that another contract describes as it is; whoever asks reads the reply. Rejects with a `DeskError`. */
  forward(path: string, init: RequestInit): Promise<Response>
  /** Resolves when every change that was sent has its answer, or has failed. */
  sent(): Promise<void>
  /** Is called when a reply says that the session has ended; the returned function stops that. */
  onSignedOut(listener: () => void): () => void
}

type ClientDeps = {
  /** Where the paths of its calls begin. */
  readonly api: '/staff/api' | '/operator/api'
  readonly fetch: typeof fetch
  /** Of the desk: the service answers names and sentences in it. */
  readonly language: () => string
}

type Asked = {
  readonly method?: 'POST'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean
}

/** Refusals by their status; all others are answers of the service to what was asked. */
const failures: Readonly<Record<number, DeskFailure>> = { 401: 'signed-out', 403: 'forbidden' }

/** A change of so few letters is sent even when the page is left: browsers keep 64 kB alive for all of them together. */
const mostKeptAlive = 10_000

/** The calls of the desk to the service that serves its page. */
export function createDeskClient({ api, fetch, language }: ClientDeps): DeskClient {
  const listeners = new Set<() => void>()
  const underWay = new Set<Promise<Response>>()

  function ask(path: string, { signal, headers, ...init }: Asked): Promise<Response> {
    const withLanguage = { ...headers, 'Accept-Language': language() }
    const asked = { ...init, ...(signal && { signal }), headers: withLanguage }
    return fetch(`${api}${path}`, asked).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new DeskError('offline', path)
    })
  }

  async function fail(path: string, reply: Response): Promise<never> {
    const kind = failures[reply.status] ?? 'failed'
    if (kind === 'signed-out') for (const listener of listeners) listener()
    throw new DeskError(kind, `${path} answered ${reply.status}`)
  }

  return {
    async read(call, values, signal) {
      const path = pathWith(call.path, values as Readonly<Record<string, number | string>>)
      const reply = await ask(path, { signal })
      return reply.ok ? parsed(path, call.reply, await reply.json()) : fail(path, reply)
    },

    async send(call, values, body) {
      const path = pathWith(call.path, values as Readonly<Record<string, number | string>>)
      const content = JSON.stringify(body)
      const headers = { 'Content-Type': 'application/json' }
      const keepalive = content.length < mostKeptAlive
      const asked = ask(path, { method: 'POST', headers, body: content, keepalive })
      underWay.add(asked)
      const reply = await asked.finally(() => underWay.delete(asked))
      if (reply.ok) return accept(parsed(path, call.reply, await reply.json()))
      const refused = safeParse(refusal, await reply.json().catch(() => null))
      // A wrong password is a refusal of what was typed; every other 401 says that the session has ended.
      if (!refused.success || refused.data.reason === 'signed-out' || reply.status >= 500) return fail(path, reply)
      return refuse(refused.data)
    },

    async forward(path, init) {
      const reply = await fetch(`${api}${path}`, { ...init, credentials: 'same-origin' })
      return reply.status === 401 || reply.status === 403 ? fail(path, reply) : reply
    },

    async sent() {
      await Promise.allSettled(underWay)
    },

    onSignedOut(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parsed<R extends z.ZodMiniType>(path: string, shape: R, content: unknown): z.output<R> {
  const read = safeParse(shape, content)
  if (!read.success) throw new DeskError('malformed', `${path}: ${prettifyError(read.error)}`)
  return read.data
}
