import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useParams, useSearch } from 'wouter'

import { useInstance } from '#src/instance/instance-context.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { createJournalStore } from '#src/state/journal-store.ts'

import { FollowedOrder } from './followed-order.tsx'
import type { FollowedOrderProps } from './followed-order.tsx'

/** The placed order, polled until its state is final; readable by anybody who has its token [ORD-01, ORD-39]. */
export function ConfirmationScreen({ table }: Pick<FollowedOrderProps, 'table'>) {
  const { t } = useLingui()
  const { id } = useParams<{ id: string }>()
  const { stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  // A link of a mail has no token: this device knows that of its last order.
  const known = String(entry?.orderId) === id ? (entry?.token ?? null) : null
  const token = new URLSearchParams(useSearch()).get('token') ?? known
  return (
    <>
      <TitleBar title={t({ id: 'orders.title', message: `Order #${id}` })} />
      <FollowedOrder id={id} token={token} table={table} />
    </>
  )
}
