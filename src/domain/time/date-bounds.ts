import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

import { midnightOf } from './wall-clock.ts'

/** The first and the last second of some dates, between which the moments of those dates are. */
export function dateBounds(first: LocalDate, last: LocalDate = first): Bounds {
  return { first: midnightOf(first), last: `${last} 23:59:59` as LocalDateTime }
}

type Bounds = { readonly first: LocalDateTime; readonly last: LocalDateTime }
