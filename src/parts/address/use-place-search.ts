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
  /** The geocoder found no place. */
  readonly isUnknown: boolean
}

/**
 * Suggestions for the typed text, requested after a pause of 300 ms and from three letters on; null = none. A failure
 * is only logged [VENUE-16, API-41].
 */
export function useSuggestedPlaces(typed: string | null): SuggestedPlaces {
  const wanted = typed?.trim() ?? ''
  const text = useDebounced(wanted, pauseMs)
  const isAsked = [wanted, text].every(({ length }) => length >= fewestLetters)
  const { data, isError, isFetching } = useQuery({ ...suggestionsForQuery(useApi(), text), enabled: isAsked })
  useEffect(() => {
    if (isError) logLookUp()
  }, [isError])

  // The last suggestions stay while the next ones load, so that the list does not flicker.
  const [last, setLast] = useState(none)
  const answered = data?.results ?? (isError ? none : last)
  const places = isAsked ? answered : none
  if (places !== last) setLast(places)
  return { places, isLoading: isAsked && isFetching, isUnknown: isAsked && data?.results.length === 0 }
}

/**
 * Returns a function that geocodes a complete address; null after a failure, which is only logged [VENUE-24, API-41].
 */
export function useGeocode(): (address: string) => Promise<readonly GeocodeResult[] | null> {
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

/** The value, delayed until it has not changed for `ms` (debounced). */
function useDebounced(value: string, ms: number): string {
  const { clock } = useInstance()
  const [settled, settle] = useState(value)
  useEffect(() => clock.after(ms, () => settle(value)), [clock, value, ms])
  return settled
}
