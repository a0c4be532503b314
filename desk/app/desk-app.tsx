import type { BaseLocationHook } from 'wouter'
import { Router } from 'wouter'

import type { Desk } from '#desk/parts/desk.ts'

import { DeskFrame } from './desk-frame.tsx'
import { DeskGate } from './desk-gate.tsx'

type DeskAppProps = {
  readonly desk: Desk
  /** Where the desk is. */
  readonly location: BaseLocationHook
}

/** The staff desk: the form to sign in, or the rooms of whoever is signed in (decision 51). */
export function DeskApp({ desk, location }: DeskAppProps) {
  return (
    <DeskFrame desk={desk}>
      <Router base="/staff" hook={location}>
        <DeskGate />
      </Router>
    </DeskFrame>
  )
}
