import { countriesQuery } from '#src/api/billing-calls.ts'
import type { Country } from '#src/contract/country.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

export type Countries = {
  /** Sorted by name; empty until loaded [ACCT-46]. */
  readonly countries: readonly Country[]
  /** Why they could not be loaded; else null. */
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

/** Loads the countries for an address. */
export function useCountries(): Countries {
  const { data, error, refetch } = useQuery(countriesQuery(useApi()))
  return { countries: data?.countries ?? [], error, reload: refetch }
}
