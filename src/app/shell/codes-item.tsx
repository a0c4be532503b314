import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { codeCountQuery } from '#src/api/discounts.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { TicketIcon } from '#src/ui/later-icons.tsx'

import { BarItem } from './top-bar.tsx'

/** The way to the discount codes, with how many there are [SHELL-27]. */
export function CodesItem() {
  const { t } = useLingui()
  return (
    <BarItem
      label={t({ id: 'nav.codes', message: 'Codes' })}
      icon={<TicketIcon />}
      path={paths.discounts}
      badge={useCodeCount()}
    />
  )
}

/** Asked once a venue is chosen; a failure leaves the badge out [SHELL-03]. */
export function useCodeCount(): number {
  const api = useApi()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const venue = useVenue()
  const query = codeCountQuery(api, venue?.id ?? (0 as never), email)
  return useQuery({ ...query, enabled: venue !== null }).data?.count ?? 0
}
