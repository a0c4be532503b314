import type * as z from 'zod/mini'

import type { menuFile } from '#server/restaurant-file/parts/menu-part.ts'

/** A menu as a file writes it. */
export type WrittenMenu = z.input<typeof menuFile>

/** A menu that was read from somebody else's file. */
export type SourceMenu = {
  readonly menu: WrittenMenu
  /** It says of dishes only what its columns say: everything else stays. */
  readonly isTable?: boolean
  /** The key of the restaurant that it was taken from: its numbers are those of this one alone; null = not said. */
  readonly of: string | null
  /** What was made of what, and what was left out: one line each, for the person who imports it. */
  readonly notes: readonly string[]
}
