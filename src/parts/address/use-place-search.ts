import { useEffect, useState } from 'react'

import { placesQuery, suggestionsForQuery } from '#src/api/address-calls.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { geocode, GeocodeResult } from '#src/contract/geocode.ts'
import type { Id } from '#src/contract/values.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useQuery } from '#src/query/use-query.ts'

const pauseMs = 300
const fewestLetters = 3
const nothing: Found = { results: [], attribution: null }

type Found = ReplyOf<typeof geocode>

export type SuggestedPlaces = {
  readonly places: readonly GeocodeResult[]
  readonly isLoading: boolean
  /** The geocoder found no place. */
  readonly isUnknown: boolean
  /** Why nothing could be looked up; else null. */
  readonly failure: unknown
  /** Who has to be named beside the places; null = nobody. */
  readonly attribution: Found['attribution']
}

/**
 * Suggestions for the typed text, requested after a pause of 300 ms and from three letters on; null = none. Places near the
 * venue come first [VENUE-16, API-41].
 */
export function useSuggestedPlaces(typed: string | null, venueId: Id<'Venue'> | null): SuggestedPlaces {
  const wanted = typed?.trim() ?? ''
  const text = useDebounced(wanted, pauseMs)
  const isAsked = [wanted, text].every(({ length }) => length >= fewestLetters)
  const query = suggestionsForQuery(useApi(), { address: text, venueId })
  const { data, error, isError, isFetching } = useQuery({ ...query, enabled: isAsked })
  useEffect(() => {
    if (isError) logLookUp()
  }, [isError])

  // The last suggestions stay while the next ones load, so that the list does not flicker.
  const [last, setLast] = useState(nothing)
  const answered = data ?? (isError ? nothing : last)
  const found = isAsked ? answered : nothing
  if (found !== last) setLast(found)
  return {
    places: found.results,
    attribution: found.attribution,
    isLoading: isAsked && isFetching,
    isUnknown: isAsked && data?.results.length === 0,
    failure: isAsked ? error : null,
  }
}

/** Returns a function that geocodes a complete address; it throws what the call throws [VENUE-24]. */
export function useGeocode(venueId: Id<'Venue'> | null): (address: string) => Promise<readonly GeocodeResult[]> {
  const { api, queryClient } = useInstance()
  return async (address) => {
    try {
      return (await queryClient.fetchQuery(placesQuery(api, { address, venueId }))).results
    } catch (failure) {
      logLookUp()
      throw failure
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
