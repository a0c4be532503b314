import { useLingui } from '@lingui/react/macro'
import { useParams, useSearch } from 'wouter'

import { TitleBar } from '#src/parts/screen/title-bar.tsx'

import { FollowedOrder } from './followed-order.tsx'
import type { FollowedOrderProps } from './followed-order.tsx'

/** The placed order, polled until its state is final; readable by anybody who has its token [ORD-01]. */
export function ConfirmationScreen({ table }: Pick<FollowedOrderProps, 'table'>) {
  const { t } = useLingui()
  const { id } = useParams<{ id: string }>()
  const token = new URLSearchParams(useSearch()).get('token')
  return (
    <>
      <TitleBar title={t({ id: 'orders.title', message: `Order #${id}` })} />
      <FollowedOrder id={id} token={token} table={table} />
    </>
  )
}
