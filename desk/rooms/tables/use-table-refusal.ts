import { useLingui } from '@lingui/react/macro'

/** Why a table was neither closed nor moved, by the reason that the service gives, or `no-network` and `failed` of the desk itself. */
export function useTableRefusal(): (reason: string) => string {
  const { t } = useLingui()
  const changed = t({
    id: 'tableRefusal.changed',
    message: 'Not changed: something was ordered or paid at the table meanwhile. Look at it and try again.',
  })
  const texts: Readonly<Record<string, string>> = {
    'table-changed': changed,
    'no-means': changed,
    'round-waits': t({
      id: 'tableRefusal.roundWaits',
      message: 'Not closed: a round waits for an answer. Answer it first.',
    }),
    'payment-on-its-way': t({
      id: 'tableRefusal.paying',
      message: 'Not closed: somebody is paying by phone. Wait a moment, or close the table and give the payment up.',
    }),
    'not-free': t({
      id: 'tableRefusal.notFree',
      message: 'Not moved: somebody has ordered at that table meanwhile. Choose another one.',
    }),
    'no-network': t({ id: 'change.offline', message: 'Not changed: there is no connection. Try again.' }),
    failed: t({ id: 'change.failed', message: 'Not changed: the service does not answer. Try again.' }),
  }
  return (reason) =>
    texts[reason] ??
    t({ id: 'tableRefusal.meanwhile', message: 'Not changed: somebody else has closed or moved this table meanwhile.' })
}
