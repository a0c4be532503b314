import { useLingui } from '@lingui/react/macro'

/** What a job of the service does, by its kind. */
export function useJobName(): (kind: string) => string {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    mail: t({ id: 'job.mail', message: 'Mail to a customer' }),
    push: t({ id: 'job.push', message: 'Message to a phone' }),
    lapse: t({ id: 'job.lapse', message: 'Order or reservation without payment' }),
    'payment-card': t({ id: 'job.card', message: 'Card payment' }),
    'payment-paypal': t({ id: 'job.payPal', message: 'PayPal payment' }),
  }
  return (kind) => names[kind] ?? kind
}
