import { useState } from 'react'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

/** By their keys. */
export type GivenConsents = Readonly<Record<string, boolean>>

const none: GivenConsents = {}

/** The consents of the restaurant and which of them are given. */
export function useConsents(known: GivenConsents = none) {
  const api = useApi()
  const { stores } = useInstance()
  const { data, error, refetch } = useQuery(accountConsentsQuery(api, stores.place.state.venueId))
  const [given, setGiven] = useState(known)
  useFailureAlert(error)
  const offered = data?.consents
  return {
    /** Undefined as long as they are not known: then nobody can register either. */
    offered,
    error,
    reload: () => refetch(),
    given,
    give: (key: string, isGiven: boolean) => setGiven((before) => ({ ...before, [key]: isGiven })),
    reset: () => setGiven(none),
    /** The required ones that are not given. */
    missing: missingConsents(offered ?? [], given),
    /** One entry for each consent that was offered [ACCT-34]. */
    toSend: () => Object.fromEntries((offered ?? []).map(({ key }) => [key, given[key] ?? false])),
  }
}
