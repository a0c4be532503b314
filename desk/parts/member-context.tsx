import { createContext, useContext } from 'react'

import { mayMake } from '#desk/contract/call-access.ts'
import type { DeskRead, DeskSend } from '#desk/contract/desk-call.ts'
import type { Member } from '#desk/contract/session.ts'

/** Who is signed in, and what the edition of the service shows them. */
export type SignedIn = { readonly member: Member; readonly showsMails: boolean }

const MemberContext = createContext<SignedIn | null>(null)

export const MemberProvider = MemberContext.Provider

export function useSignedIn(): SignedIn {
  const signedIn = useContext(MemberContext)
  if (!signedIn) throw new Error('Comanda: nobody is signed in here')
  return signedIn
}

/** Whether who is signed in may make a call: what they may not is not offered to them. */
export function useMay(call: DeskRead | DeskSend): boolean {
  return mayMake(useSignedIn().member, call)
}

/** The same for what is read; before somebody is signed in only what is open to all is asked. */
export function useMayRead(call: DeskRead): boolean {
  const signedIn = useContext(MemberContext)
  return signedIn === null || mayMake(signedIn.member, call)
}
