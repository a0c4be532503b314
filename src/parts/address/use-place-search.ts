import { useEffect, useState } from 'react'

import { placesQuery, suggestionsForQuery } from '#src/api/address-calls.ts'
import type { GeocodeResult } from '#src/contract/geocode.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useQuery } from '#src/query/use-query.ts'

const pauseMs = 300
const fewestLetters = 3
const none: readonly GeocodeResult[] = []

export type SuggestedPlaces = {
  readonly places: readonly GeocodeResult[]
  readonly isLoading: boolean
  /** The geocoder knows no such place. */
  readonly isUnknown: boolean
}

/**
 * Places for what is being typed, asked for after a pause; null or too little asks nothing. A failure is silent
 * [VENUE-16, API-41].
 */
export function useSuggestedPlaces(typed: string | null): SuggestedPlaces {
  const wanted = typed?.trim() ?? ''
  const text = useAfterPause(wanted, pauseMs)
  const isAsked = [wanted, text].every(({ length }) => length >= fewestLetters)
  const { data, isError, isFetching } = useQuery({ ...suggestionsForQuery(useApi(), text), enabled: isAsked })
  useEffect(() => {
    if (isError) logLookUp()
  }, [isError])

  // While the next ones are on their way the last ones stay: a list that comes and goes cannot be read.
  const [last, setLast] = useState(none)
  const answered = data?.results ?? (isError ? none : last)
  const places = isAsked ? answered : none
  if (places !== last) setLast(places)
  return { places, isLoading: isAsked && isFetching, isUnknown: isAsked && data?.results.length === 0 }
}

/** Looks up a whole address; a failure is silent and answers null [VENUE-24, API-41]. */
export function useFindPlaces(): (address: string) => Promise<readonly GeocodeResult[] | null> {
  const { api, queryClient } = useInstance()
  return async (address) => {
    try {
      return (await queryClient.fetchQuery(placesQuery(api, address))).results
    } catch {
      logLookUp()
      return null
    }
  }
}

function logLookUp() {
  logSilently('places could not be looked up')
}

/** What it was when it last stayed the same for so long. */
function useAfterPause(value: string, ms: number): string {
  const { clock } = useInstance()
  const [settled, settle] = useState(value)
  useEffect(() => clock.after(ms, () => settle(value)), [clock, value, ms])
  return settled
}
