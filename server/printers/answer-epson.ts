import { asEpos } from '#server/tickets/as-epos.ts'
import { endTicket, handOverNext, nextTicket } from '#server/tickets/hand-over.ts'
import { notePoll } from '#server/tickets/printers.ts'
import type { Id } from '#src/contract/values.ts'

import { epsonFailure, epsonResults } from './epson-result.ts'
import type { PrinterCall } from './printers-deps.ts'

/** How long the printer tries by itself before it says that it did not print, in ms. */
const timeoutMs = 60_000

/**
 * Answers a printer of Epson: it asks for a ticket, or says what became of one [PRINT-08]. Whatever else it sends gets the answer
 * that there is nothing to print.
 */
export async function answerEpson(call: PrinterCall, form: URLSearchParams): Promise<Response> {
  const kind = form.get('ConnectionType')
  if (kind === 'GetRequest') return answerRequest(call)
  if (kind === 'SetResponse') await hear(call, form.get('ResponseFile') ?? '')
  return xmlReply('')
}

async function answerRequest({ db, printer, ticketOf, take, nowMs }: PrinterCall): Promise<Response> {
  await notePoll(db, printer, { nowMs })
  // Most questions find nothing: they lock no row.
  const isReady = (await nextTicket(db, printer, nowMs)) !== null && (await take())
  const job = isReady ? await handOverNext(db, printer, nowMs) : null
  const ticket = job && (await ticketOf(printer, job, nowMs))
  return xmlReply(ticket ? requestInfo(job.id, asEpos(ticket, printer.widthMm)) : '')
}

async function hear({ db, printer, take, nowMs }: PrinterCall, xml: string): Promise<void> {
  if (!(await take())) return
  for (const { id, isPrinted, code } of epsonResults(xml)) {
    const { failure, problem } = epsonFailure(code)
    await endTicket(db, printer, id, { ...(isPrinted ? { status: 'printed' } : { status: 'failed', failure }), nowMs })
    await notePoll(db, printer, { problem: isPrinted ? null : problem, nowMs })
  }
}

function requestInfo(id: Id<'PrintJob'>, print: string): string {
  const parameter = `<devid>local_printer</devid><timeout>${timeoutMs}</timeout><printjobid>${id}</printjobid>`
  const job = `<ePOSPrint><Parameter>${parameter}</Parameter><PrintData>${print}</PrintData></ePOSPrint>`
  return `<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00">${job}</PrintRequestInfo>`
}

/** XML with the headers that the manual asks for, its length too. */
function xmlReply(xml: string): Response {
  const length = String(Buffer.byteLength(xml))
  return new Response(xml, { headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Content-Length': length } })
}
