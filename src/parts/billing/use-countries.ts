import { countriesQuery } from '#src/api/billing-calls.ts'
import type { Country } from '#src/contract/country.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

export type Countries = {
  /** By name; none as long as they are not known [ACCT-46]. */
  readonly countries: readonly Country[]
  /** Why they could not be loaded; null while they are on their way or there. */
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

/** The countries an address can lie in. */
export function useCountries(): Countries {
  const { data, error, refetch } = useQuery(countriesQuery(useApi()))
  return { countries: data?.countries ?? [], error, reload: refetch }
}
