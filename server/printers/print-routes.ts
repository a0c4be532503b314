import type { Context } from 'hono'

import type { App } from '#server/platform/answer.ts'
import { addressOf } from '#server/platform/call.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import { printerWithSecret } from '#server/tickets/printers.ts'

import { answerEpson } from './answer-epson.ts'
import { answerStarFetch, answerStarPoll, answerStarResult } from './answer-star.ts'
import type { PrinterCall, PrintersDeps } from './printers-deps.ts'

/** More letters than any printer says of itself. */
const mostLetters = 32 * 1024

type Answer = (call: PrinterCall, request: Request) => Promise<Response>

/**
 * Where printers ask what there is to print: Star CloudPRNT and Epson Server Direct Print at one address, whose secret says which
 * printer it is (decision 143). Replies are never kept on the way (`safeHeaders`).
 */
export function printRoutes(app: App, deps: PrintersDeps) {
  const path = '/print/:secret{[\\w-]{1,64}}'
  app.post(
    path,
    answered(deps, {
      star: said((call, text) => answerStarPoll(call, jsonOf(text))),
      epson: said((call, text) => answerEpson(call, new URLSearchParams(text))),
    }),
  )
  app.get(path, answered(deps, { star: starFetch }))
  app.delete(path, answered(deps, { star: (call, { url }) => answerStarResult(call, queryOf(url)) }))
}

/** Finds the printer and lets its protocol answer; what the printer does not speak is as unknown as an address that is none. */
function answered(deps: PrintersDeps, answers: Readonly<Partial<Record<PrinterRow['kind'], Answer>>>) {
  const { db, clock, limits, ticketOf } = deps
  return async (context: Context): Promise<Response> => {
    const printer = await printerWithSecret(db, context.req.param('secret') ?? '')
    const answer = printer && answers[printer.kind]
    if (!answer) return new Response(null, { status: await statusOfUnknown(deps, context) })
    const nowMs = clock.now(printer.restaurantId)
    const trier = { restaurant: { id: printer.restaurantId }, address: '', subject: `printer ${printer.id}`, nowMs }
    const take = async () => (await limits.take(['printing'], trier)).ok
    return answer({ db, printer, ticketOf, take, nowMs }, context.req.raw)
  }
}

/** An address that was renewed is asked at for a while; whoever guesses is told to stop. */
async function statusOfUnknown({ limits, clock, trustedProxies }: PrintersDeps, context: Context): Promise<404 | 429> {
  const trier = { restaurant: null, address: addressOf(context, trustedProxies), nowMs: clock.now() }
  return (await limits.take(['unknownPrinter'], trier)).ok ? 404 : 429
}

/** Answers what a printer says in a body of a printer's length. */
function said(answer: (call: PrinterCall, text: string) => Promise<Response>): Answer {
  return async (call, request) => {
    const text = await request.text()
    return text.length > mostLetters ? new Response(null, { status: 413 }) : answer(call, text)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A ticket is handed over to whoever reads it: not to a question for the headers alone. */
async function starFetch(call: PrinterCall, { method, url }: Request): Promise<Response> {
  return method === 'GET' ? answerStarFetch(call, queryOf(url)) : new Response(null, { status: 404 })
}

function queryOf(url: string): URLSearchParams {
  return new URL(url).searchParams
}
