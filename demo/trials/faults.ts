import type { Context, MiddlewareHandler } from 'hono'

export type FaultKind = 'drop' | '500' | 'garbage' | 'delay' | 'hold' | 'lose-reply'
export type Fault = {
  /** End of the path, e.g. `/account/order`. */
  readonly path: string
  readonly kind: FaultKind
  /** How long 'delay' waits; 'hold' waits until it is cleared. */
  readonly ms?: number
  /** Only for calls about this restaurant. */
  readonly restaurantId?: number
  /** Number of requests it affects; default 1. */
  readonly times?: number
}

export type Faults = {
  /** Lets the next matching request fail. */
  next(fault: Fault): void
  /** Removes unused faults and releases held requests, of one restaurant or of all. */
  clear(restaurantId?: number): void
  /** Lets requests fail. */
  readonly middleware: MiddlewareHandler
}

/** Marks a reply that must not arrive, for callers that reach the service without a network. */
export const droppedHeader = 'X-Comanda-Dropped'

/** Failures on demand, for tests only. */
export function createFaults(): Faults {
  let waiting: (Fault & { times: number })[] = []
  const held = new Map<() => void, Fault>()

  async function take(context: Context): Promise<Fault | null> {
    for (const fault of waiting) {
      if (context.req.method === 'OPTIONS' || !context.req.path.endsWith(fault.path)) continue
      if (fault.restaurantId !== undefined && !(await isAbout(context, fault.restaurantId))) continue
      // The fault was used by another call or cleared while the body was read.
      if (!waiting.includes(fault)) continue
      fault.times -= 1
      waiting = waiting.filter(({ times }) => times > 0)
      return fault
    }
    return null
  }

  function wait(fault: Fault): Promise<void> | undefined {
    if (fault.kind === 'delay') return new Promise((resolve) => setTimeout(resolve, fault.ms ?? 0))
    return fault.kind === 'hold' ? new Promise((release) => held.set(release, fault)) : undefined
  }

  const middleware: MiddlewareHandler = async (context, next) => {
    const fault = waiting.length > 0 ? await take(context) : null
    if (fault?.kind === '500') return context.text('Internal Server Error', 500)
    if (fault?.kind === 'garbage') return context.html('<!doctype html><title>Not what you asked for</title>')
    if (fault?.kind === 'drop') return drop(context)
    if (fault) await wait(fault)
    await next()
    if (fault?.kind === 'lose-reply') context.res = drop(context)
    return undefined
  }

  return {
    next: (fault) => waiting.push({ ...fault, times: fault.times ?? 1 }),
    clear: (restaurantId) => {
      const isKept = (fault: Fault) => restaurantId !== undefined && fault.restaurantId !== restaurantId
      waiting = waiting.filter(isKept)
      for (const [release, fault] of held) {
        if (isKept(fault)) continue
        held.delete(release)
        release()
      }
    },
    middleware,
  }
}

async function isAbout(context: Context, restaurantId: number): Promise<boolean> {
  return new RegExp(`"id_ristorante"\\s*:\\s*"?${restaurantId}\\b`).test(await context.req.text())
}

type NodeBindings = { readonly incoming?: { readonly socket?: { destroy(): void } } } | undefined

function drop(context: Context): Response {
  ;(context.env as NodeBindings)?.incoming?.socket?.destroy()
  return new Response(null, { status: 502, headers: { [droppedHeader]: '1' } })
}
