import * as z from 'zod/mini'

import { deskSend } from './desk-call.ts'

/** Bodies and replies are those of the widget's contract (`src/contract`), which are read where they are used. */
const ofWidget = z.record(z.string(), z.unknown())

/**
 * A call of the widget that staff make for somebody on the telephone: the same handlers answer it with the same rules, for
 * the restaurant and the venue of who is signed in (decision 126).
 */
export const telephoneCall = deskSend('/telephone/:language/webservice/:call', ofWidget, ofWidget)

/**
 * A call of the widget that owners and managers make in the preview of the set-up, answered as if the restaurant were open; an
 * order is a test (decision 136).
 */
export const previewCall = deskSend('/preview/:language/webservice/:call', ofWidget, ofWidget)

/** Where the widget's own path of a call (`/it/webservice/…`) is answered for staff, behind `/staff/api`. */
export function widgetPath(use: 'telephone' | 'preview', ofCall: string): string {
  return `/${use}${ofCall}`
}
