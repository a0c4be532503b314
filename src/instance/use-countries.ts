import { countriesQuery } from '#src/api/billing.ts'
import type { Country } from '#src/contract/country.ts'
import { useQuery } from '#src/query/use-query.ts'

import { useApi } from './instance-context.tsx'

/** The countries of an address by name; none as long as they are not known [ACCT-46]. */
export function useCountries(): readonly Country[] {
  return useQuery(countriesQuery(useApi())).data?.countries ?? []
}
