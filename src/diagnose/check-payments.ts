import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning } from './finding.ts'

const takesCards = ({ service }: Facts) =>
  service.kind === 'answered' && service.reply.kind === 'restaurant' && service.reply.hasCardPayments

/** Whether Apple Pay and Google Pay can be offered here, as far as a page can know. */
export function checkWallets(facts: Facts): Finding[] {
  if (!takesCards(facts) || facts.isSecure) return []
  return [
    aWarning('wallets', {
      problem: 'This page is not https, so there is no Apple Pay and no Google Pay.',
      cure: 'Serve the page over https.',
    }),
  ]
}

/** Whether the domain is registered with the provider of payments is known to that provider only. */
export function unknownOfWallets(facts: Facts): string[] {
  if (!takesCards(facts) || !facts.isSecure) return []
  const { hostname } = new URL(facts.page)
  return [
    `Whether ${hostname} is registered for Apple Pay and Google Pay: open the checkout in Safari, where the console says it, or see the payment method domains in the dashboard of the payment provider (docs/diagnose.md#wallets).`,
  ]
}
