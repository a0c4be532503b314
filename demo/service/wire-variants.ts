import type { MiddlewareHandler } from 'hono'

import type { WireMode } from '#server/settings/wire-mode.ts'
import { endpoints } from '#tools/contract/calls.ts'
import { checkValue } from '#tools/contract/check.ts'
import type { ObjectShape } from '#tools/contract/describe.ts'
import { describeReply } from '#tools/contract/describe.ts'
import { rewriteReply } from '#tools/contract/rewrite.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Tests only: rewrites replies into other forms that the contract tolerates, with the same meaning (contract 1.2, 7).
 */
export function wireVariants(mode: WireMode): MiddlewareHandler {
  const paths = new Set(Object.values(endpoints).map(({ path }) => path))
  const shapes = new Map([...paths].map((path) => [path, shapesAt(path)]))
  return async (context, next) => {
    await next()
    const path = /^\/[a-z]{2}\/webservice(\/.*)$/.exec(context.req.path)?.[1]
    const known = context.req.method === 'POST' ? shapes.get(path ?? '') : undefined
    if (!known || !context.res.headers.get('Content-Type')?.startsWith('application/json')) return
    const { status, headers } = context.res
    const body = (await context.res.json()) as Body
    const written = JSON.stringify(rewriteReply(mode, shapeOf(known, body.data), body))
    context.res = undefined
    context.res = new Response(written, { status, headers })
    context.res.headers.delete('Content-Length')
  }
}

function shapesAt(path: string): readonly ObjectShape[] {
  return Object.values(endpoints)
    .filter((endpoint) => endpoint.path === path)
    .map(describeReply)
}

/** A path may have several endpoints: picks the one whose codec covers most keys of this reply. */
function shapeOf(shapes: readonly ObjectShape[], data: unknown): ObjectShape {
  const misfit = (shape: ObjectShape) => {
    const { findings, unknownKeys } = checkValue(shape, data)
    return findings.length * 1000 + unknownKeys
  }
  const [first, ...others] = shapes
  if (!first) throw new Error('A path without a call.')
  return others.reduce((best, shape) => (misfit(shape) < misfit(best) ? shape : best), first)
}
