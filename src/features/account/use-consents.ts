import { useState } from 'react'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Consents by key; true = given. */
export type GivenConsents = Readonly<Record<string, boolean>>

const none: GivenConsents = {}

/** The restaurant's consents, and which of them are given. */
export function useConsents(known: GivenConsents = none) {
  const api = useApi()
  const { stores } = useInstance()
  const { data, error, refetch } = useQuery(accountConsentsQuery(api, stores.place.state.venueId))
  const [given, setGiven] = useState(known)
  useFailureAlert(error)
  const offered = data?.consents
  return {
    /** Undefined while loading: registering must wait for them. */
    offered,
    error,
    reload: () => refetch(),
    given,
    give: (key: string, isGiven: boolean) => setGiven((before) => ({ ...before, [key]: isGiven })),
    reset: () => setGiven(none),
    /** Required consents that are not given. */
    missing: missingConsents(offered ?? [], given),
    /** One entry for each consent that was offered [ACCT-34]. */
    toSend: () => Object.fromEntries((offered ?? []).map(({ key }) => [key, given[key] ?? false])),
  }
}
