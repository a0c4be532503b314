import type { PrinterProblem, PrintFailure } from '#desk/contract/printers.ts'
import type { Id } from '#src/contract/values.ts'

/** What an Epson printer says of a ticket; `code` is empty where it printed it. */
export type EpsonResult = { readonly id: Id<'PrintJob'>; readonly isPrinted: boolean; readonly code: string }

/**
 * Reads the results in what an Epson printer sends (`PrintResponseInfo`, Server Direct Print manual): the number of each ticket and
 * its `response`. Nothing else of the XML is looked at, so that neither another version of it nor rubbish does any harm.
 */
export function epsonResults(xml: string): readonly EpsonResult[] {
  return xml.split(/<(?:\w+:)?ePOSPrint\b/).flatMap((part) => {
    const [, id] = /<(?:\w+:)?printjobid>\s*(\d{1,9})\s*</.exec(part) ?? []
    const [, attributes] = /<(?:\w+:)?response\b([^>]{0,1000})>/.exec(part) ?? []
    if (id === undefined || attributes === undefined) return []
    const isPrinted = /^(true|1)$/.test(attribute(attributes, 'success'))
    return [{ id: Number(id) as Id<'PrintJob'>, isPrinted, code: attribute(attributes, 'code') }]
  })
}

function attribute(attributes: string, name: string): string {
  return new RegExp(String.raw`(?:^|\s)${name}\s*=\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''
}

/** Why a ticket was not printed, and what is wrong with the printer by that, by Epson's code; any other is `other`. */
const meanings: Readonly<Record<string, { readonly failure: PrintFailure; readonly problem: PrinterProblem }>> = {
  EPTR_REC_EMPTY: { failure: 'paperOut', problem: 'paperOut' },
  EPTR_COVER_OPEN: { failure: 'coverOpen', problem: 'coverOpen' },
  EPTR_CUTTER: { failure: 'cutter', problem: 'cutter' },
  EX_BADPORT: { failure: 'other', problem: 'offline' },
  EX_TIMEOUT: { failure: 'other', problem: 'offline' },
  SchemaError: { failure: 'cannotDecode', problem: 'other' },
}

export function epsonFailure(code: string) {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined
  return meaning ?? ({ failure: 'other', problem: 'other' } as const)
}
