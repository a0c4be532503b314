import * as z from 'zod/mini'

import { deskRead } from '#desk/contract/desk-call.ts'
import { oneOf, rows } from '#desk/contract/values.ts'

const section = z.object({ heading: z.nullable(z.string()), text: z.string() })
const legalText = z.object({ name: oneOf('privacy', 'terms'), sections: rows(section) })
export type LegalText = z.output<typeof legalText>

/** What the documents say of a restaurant that writes none itself. */
export const readLegalTexts = deskRead('/legal-texts', z.object({ texts: rows(legalText) }))
