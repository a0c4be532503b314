import type { LegalDocument } from './page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The pages under /documents/{language}/{name}.html. */
export const documents: Readonly<Record<string, LegalDocument>> = { privacy, terms }
