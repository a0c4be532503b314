import type { ReactNode } from 'react'

import type { KitDesks } from './kit-desks.ts'

/** A component of the desk in one state. */
export type KitSample = {
  readonly name: string
  /** The desk that it stands on. */
  readonly desk: keyof KitDesks
  /** Whether staff see it on a tablet too, where it looks another way: its picture is taken there. */
  readonly isWide?: true
  /** What is tapped to bring it into its state, one after the other: selectors within the sample. */
  readonly taps?: readonly string[]
  readonly content: ReactNode
}

/** What stands in a room, without the title of that. */
export function InRoom({ children }: { readonly children: ReactNode }) {
  return <div className="desk-room">{children}</div>
}

/** Nothing that the samples are told to do is done. */
export const nothing = () => {}
