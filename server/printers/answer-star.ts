import * as z from 'zod/mini'

import { endTicket, fetchTicket, nextTicket } from '#server/tickets/hand-over.ts'
import { notePoll } from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'

import type { PrinterCall } from './printers-deps.ts'
import { starEnd, starProblem } from './star-codes.ts'
import { starContent, starTypeFor, typesNamed } from './star-types.ts'

/** What a printer says when it asks (CloudPRNT guide 2.4.0, "JSON request"). All but the status may be missing or null. */
const poll = z.object({ statusCode: z.string(), clientAction: z.optional(z.unknown()) })
const actions = z.array(z.object({ request: z.string(), result: z.optional(z.unknown()) }))

/** Says whether something is to be printed, and asks for what the printer decodes until it has said [PRINT-07]. */
export async function answerStarPoll({ db, printer, nowMs }: PrinterCall, body: unknown): Promise<Response> {
  const read = z.safeParse(poll, body)
  if (!read.success) return new Response(null, { status: 400 })
  const { statusCode, clientAction } = read.data
  const decodes = typesSaid(clientAction) ?? printer.decodes
  const heard = decodes === null ? {} : { decodes }
  await notePoll(db, printer, { ...heard, problem: starProblem(decoded(statusCode)), nowMs })
  // A printer that was never heard of is asked before it gets its first ticket; one that does not answer gets plain text.
  const isFirst = printer.lastPollAt === null && decodes === null
  const next = isFirst ? null : await nextTicket(db, printer, nowMs)
  return Response.json({
    jobReady: next !== null,
    ...(next && { mediaTypes: [starTypeFor(decodes)], jobToken: String(next.id), deleteMethod: 'DELETE' }),
    ...(decodes === null && { clientAction: [{ request: 'Encodings', options: '' }] }),
  })
}

/** The media types in what a printer answers to what it was asked; null = it says none. */
function typesSaid(clientAction: unknown): readonly string[] | null {
  const answers = actions.safeParse(clientAction)
  const said = answers.data?.find(({ request }) => request === 'Encodings')?.result
  return typeof said === 'string' && said !== '' ? typesNamed(said) : null
}

/** Hands a ticket over, in the type that the printer asks for. */
export async function answerStarFetch(call: PrinterCall, query: URLSearchParams): Promise<Response> {
  const { db, printer, ticketOf, take, nowMs } = call
  const type = starTypeFor(printer.decodes)
  if ((query.get('type') ?? type).toLowerCase() !== type) return new Response(null, { status: 415 })
  if (!(await take())) return tooMany()
  const token = tokenOf(query)
  const job = token === 'none' ? null : await fetchTicket(db, printer, token, nowMs)
  const ticket = job && (await ticketOf(printer, job, nowMs))
  if (!ticket) return new Response(null, { status: 404 })
  const content = starContent(ticket, type, printer)
  return new Response(content, { headers: { 'Content-Type': query.get('type') ?? type } })
}

/** Hears what became of a ticket. */
export async function answerStarResult(
  { db, printer, take, nowMs }: PrinterCall,
  query: URLSearchParams,
): Promise<Response> {
  if (!(await take())) return tooMany()
  const [token, code] = [tokenOf(query), query.get('code')]
  if (token !== 'none' && code !== null) await endTicket(db, printer, token, { ...starEnd(decoded(code)), nowMs })
  return new Response(null, { status: 200 })
}

function tooMany(): Response {
  return new Response(null, { status: 429 })
}

/** The number of the ticket that is meant: null where a printer of older firmware says none, `none` where it says rubbish. */
function tokenOf(query: URLSearchParams): Id<'PrintJob'> | null | 'none' {
  const token = query.get('token')
  if (token === null || token === '') return null
  return /^\d{1,9}$/.test(token) ? (Number(token) as Id<'PrintJob'>) : 'none'
}

/** Codes come encoded as in an address, also where they stand in none. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
