import type { Verdict } from '#src/domain/verdict.ts'
import { accept } from '#src/domain/verdict.ts'

import type { Faults } from './faults.ts'
import { noKeys } from './keys.ts'
import { numberThings } from './number-things.ts'
import type { RestaurantFile } from './restaurant-file.ts'
import { readRestaurantFile } from './restaurant-file.ts'
import { rowsOfFile } from './rows-of-file.ts'
import { thingsOfFile } from './things.ts'
import { wholeFile } from './whole-file.ts'

/** A file with all that can be said of it without a database: its fields, and what it names elsewhere in it. */
export function checkWholeFile(content: string): Verdict<RestaurantFile, Faults> {
  const read = readRestaurantFile(content)
  if (!read.ok) return read
  const file = wholeFile(read.value)
  const numbers = numberThings(thingsOfFile(file), noKeys)
  if (!numbers.ok) return numbers
  const rows = rowsOfFile(file, {
    numbers: numbers.value,
    codeOf: () => '',
    codeOfPhoto: () => '',
    codeOfLogo: () => '',
  })
  return rows.ok ? accept(read.value) : rows
}
