import { depositFaultTexts } from '#server/platform/texts/payable-texts.ts'

import { fieldFaults } from './texts/field-faults.ts'
import { fileFaults } from './texts/file-faults.ts'
import { formFaults } from './texts/form-faults.ts'
import { menuFaults } from './texts/menu-faults.ts'
import { savingsFaults } from './texts/savings-faults.ts'
import { wayFaults } from './texts/way-faults.ts'

/** A sentence for everything that can be wrong with a file of a restaurant or of a menu. */
export const faultTexts = {
  ...fieldFaults,
  ...formFaults,
  ...fileFaults,
  ...menuFaults,
  ...savingsFaults,
  ...wayFaults,
  ...depositFaultTexts,
} as const
