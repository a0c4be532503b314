import { createContext, useContext } from 'react'

import type { FilePart } from './use-file-part.ts'

const PartContext = createContext<FilePart | null>(null)

export const PartProvider = PartContext.Provider

/** The part of the file whose form this is. */
export function usePart(): FilePart {
  const part = useContext(PartContext)
  if (!part) throw new Error('Comanda: there is no part of a file here')
  return part
}
