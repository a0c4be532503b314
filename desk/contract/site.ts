import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'

/** What the tag of the restaurant names, and where its site and the documentation are. */
export const readSite = deskRead(
  '/site',
  z.object({
    /** Origin of the web service. */
    service: z.string(),
    /** Folder of the widget's files; null = the provider of the service has not said it. */
    widget: z.nullable(z.string()),
    /** Folder of the documentation; null as above. */
    docs: z.nullable(z.string()),
  }),
)
export type Site = z.output<typeof readSite.reply>
