import { LoadFailure } from '#src/components/load-failure.tsx'
import { useCode } from '#src/query/use-code.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

import type { PayPalButtonsProps } from './paypal-buttons.tsx'

const loadPayPalButtons = async () => (await import('./paypal-buttons.tsx')).PayPalButtons

/** PayPal's buttons in place of ours, with code that comes once they are chosen [PAY-22, RESV-24]. */
export function PayPalPart(props: PayPalButtonsProps) {
  const { data: PayPalButtons, error, refetch } = useCode('paypal-buttons', loadPayPalButtons, true)
  if (!PayPalButtons) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton shape="box" />
  return <PayPalButtons {...props} />
}
