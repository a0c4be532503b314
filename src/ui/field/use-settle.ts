import { useReducer } from 'react'

/** Renders once more after an event, so that a control always shows its value (Preact leaves what was typed). */
export function useSettle(): () => void {
  const [, settle] = useReducer((count: number) => count + 1, 0)
  return settle
}
