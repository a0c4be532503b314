import { useState } from 'react'

import type { EndpointQuery } from '#src/api/endpoint-query.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getConsents } from '#src/contract/venue-content.ts'
import { missingConsents, shownDocuments } from '#src/domain/checkout/consents.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Consents by key; true = given. */
export type GivenConsents = Readonly<Record<string, boolean>>

const none: GivenConsents = {}

/** The consents that a query asks for, and which of them are given; `known` says which are at first. */
export function useConsents(query: EndpointQuery<ReplyOf<typeof getConsents>>, known: GivenConsents = none) {
  const { data, error, refetch } = useQuery(query)
  const [given, setGiven] = useState(known)
  useFailureAlert(error)
  const offered = data?.consents
  return {
    /** Undefined while loading: then none can have been given, and what needs them waits. */
    offered,
    error,
    reload: () => refetch(),
    given,
    give: (key: string, isGiven: boolean) => setGiven((before) => ({ ...before, [key]: isGiven })),
    reset: () => setGiven(none),
    /** Required consents that are not given. */
    missing: missingConsents(offered ?? [], given),
    /** One entry for each consent that was offered [ACCT-34], and the documents that could be read beside them [LEGAL-08]. */
    toSend: () => ({
      consents: Object.fromEntries((offered ?? []).map(({ key }) => [key, given[key] ?? false])),
      shownDocuments: shownDocuments(offered),
    }),
  }
}
