import type * as z from 'zod/mini'

import type { DeskRead, DeskSend } from '#desk/contract/desk-call.ts'

type Call<R extends z.ZodMiniType> = Pick<DeskRead, 'path'> & { readonly reply: R; readonly body?: unknown }

/** What a call is answered, whatever the values in its path are. */
export type Answer = {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly status: number
  readonly body: unknown
}

const methodOf = (call: object) => ('body' in call ? 'POST' : 'GET')
const pathOf = (path: string) => new RegExp(`^/staff/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

export function answered<R extends z.ZodMiniType>(call: Call<R>, body: z.input<R>): Answer {
  return { method: methodOf(call), path: pathOf(call.path), status: 200, body }
}

/** The service refuses a change; `faults` are sentences about fields. */
export function refused(call: DeskSend, reason: string, faults?: Readonly<Record<string, string>>): Answer {
  return { method: methodOf(call), path: pathOf(call.path), status: 409, body: { reason, faults } }
}

/** In place of the service: the first answer that fits, and a failure where there is none. */
export function fixedService(answers: readonly Answer[]): typeof fetch {
  return (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname } = new URL(url)
    const found = answers.find((answer) => answer.method === method && answer.path.test(pathname))
    return Promise.resolve(Response.json(found?.body ?? {}, { status: found?.status ?? 500 }))
  }
}

/** In place of the service while there is no network. */
export const noNetwork: typeof fetch = () => Promise.reject(new TypeError('There is no network.'))
