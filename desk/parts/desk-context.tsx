import { createContext, useContext } from 'react'

import type { Desk } from './desk.ts'

const DeskContext = createContext<Desk | null>(null)

export const DeskProvider = DeskContext.Provider

/** The desk of this page. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Comanda: no DeskProvider above')
  return desk
}
