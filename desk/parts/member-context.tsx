import { createContext, useContext } from 'react'

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

/** Whether who is signed in may see and change everything. */
export function useIsOwner(): boolean {
  return useSignedIn().member.role === 'owner'
}
