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
    'forget-cards': t({ id: 'job.forgetCards', message: 'Saved cards of a deleted account' }),
    photo: t({ id: 'job.photo', message: 'Photo from another site' }),
    unanswered: t({ id: 'job.unanswered', message: 'Reminder of what nobody has answered' }),
    'staff-push': t({ id: 'job.staffNote', message: 'Message to a device of the staff' }),
    'venue-call': t({ id: 'job.venueCall', message: 'Call of the venue' }),
  }
  return (kind) => names[kind] ?? t({ id: 'job.other', message: 'Work of the service' })
}
