import { useEffect, useState } from 'react'

import { searchedWords } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

/** How long somebody has to stop typing before the service is asked. */
const restMs = 300

/** What is typed into the search, and what is looked for: null = nothing. */
export function useSearch() {
  const { clock } = useDesk()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => clock.after(restMs, () => setAsked(typed)), [clock, typed])
  return { typed, setTyped, words: searchedWords(typed) === null ? null : searchedWords(asked) }
}
