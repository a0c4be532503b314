import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { AccountFault, AccountFaultReason, SetupKeys, Webhook } from './account-setup.ts'
import type { AccountKind } from './payment-account.ts'

/** Keys as they were typed; `webhook` is null where the provider has yet to tell it. */
export type TypedKeys = SetupKeys & { readonly lastFour: string; readonly webhook: Webhook | null }
type Faults = readonly AccountFault[]
type Named = Readonly<Record<string, string>>

/** By their names, what keys of each kind are; `webhook` only where it was made by hand. */
export const keyNames = {
  stripe: { needed: ['publishableKey', 'secretKey'], webhook: 'webhookSecret' },
  payPal: { needed: ['clientId', 'clientSecret', 'environment'], webhook: 'webhookId' },
} as const satisfies Record<AccountKind, { readonly needed: readonly string[]; readonly webhook: string }>

/** Reads keys by their names. No sentence repeats what was typed. */
export function typedKeys(kind: AccountKind, named: Named): Verdict<TypedKeys, Faults> {
  const missing = keyNames[kind].needed.filter((name) => !named[name])
  if (missing.length > 0)
    return refuse(missing.map((name) => fault(name, 'missing', `${name} is missing in the standard input.`)))
  return kind === 'stripe' ? stripeKeys(named) : payPalKeys(named)
}

function fault(field: string, reason: AccountFaultReason, said: string): AccountFault {
  return { field, reason, said }
}

const restricted =
  'secretKey is a secret key (sk_…), which may do everything in the account: make a restricted key (rk_…) in the dashboard of Stripe ' +
  'under Developers, API keys, that may write PaymentIntents, SetupIntents, Customers, PaymentMethods, Charges and Refunds, Webhook ' +
  'Endpoints and Payment Method Domains.'

const prefixes = { secretKey: 'rk', publishableKey: 'pk' } as const
type StripeKeyName = keyof typeof prefixes

/** `live` or `test`, as a key of Stripe says itself; undefined when it is no such key. */
function modeOf(named: Named, name: StripeKeyName): string | undefined {
  return new RegExp(`^${prefixes[name]}_(live|test)_\\w+$`).exec(named[name] ?? '')?.[1]
}

/** Keys that belong elsewhere, by how they begin. */
const otherKinds = {
  secretKey: [{ letters: 'pk_', reason: 'is-public' }],
  publishableKey: [
    { letters: 'rk_', reason: 'is-secret' },
    { letters: 'sk_', reason: 'is-secret' },
  ],
} as const satisfies Record<StripeKeyName, readonly { letters: string; reason: AccountFaultReason }[]>

function prefixFault(named: Named, name: StripeKeyName): Faults {
  if (modeOf(named, name) !== undefined) return []
  const typed = named[name] ?? ''
  if (name === 'secretKey' && typed.startsWith('sk_')) return [fault(name, 'not-restricted', restricted)]
  const other = otherKinds[name].find(({ letters }) => typed.startsWith(letters))
  const reason = other?.reason ?? 'prefix'
  return [fault(name, reason, `${name} must begin with ${prefixes[name]}_live_ or ${prefixes[name]}_test_.`)]
}

function stripeFaults(named: Named): Faults {
  const wrong = [...prefixFault(named, 'secretKey'), ...prefixFault(named, 'publishableKey')]
  const { webhookSecret } = named
  if (webhookSecret !== undefined && !/^whsec_\w+$/.test(webhookSecret))
    wrong.push(fault('webhookSecret', 'prefix', 'webhookSecret must begin with whsec_.'))
  if (wrong.length > 0 || modeOf(named, 'secretKey') === modeOf(named, 'publishableKey')) return wrong
  return [fault('secretKey', 'mixed', 'secretKey and publishableKey must both be live, or both test.')]
}

function stripeKeys(named: Named): Verdict<TypedKeys, Faults> {
  const faults = stripeFaults(named)
  if (faults.length > 0) return refuse(faults)
  const { secretKey = '', publishableKey = '', webhookSecret } = named
  return accept({
    kind: 'stripe',
    mode: modeOf(named, 'secretKey') === 'live' ? 'live' : 'test',
    publicPart: { publishableKey },
    secrets: { secretKey },
    lastFour: secretKey.slice(-4),
    webhook: webhookSecret === undefined ? null : { publicPart: {}, secrets: { webhookSecret } },
  })
}

function payPalKeys({ clientId = '', clientSecret = '', environment, webhookId }: Named): Verdict<TypedKeys, Faults> {
  if (environment !== 'sandbox' && environment !== 'production')
    return refuse([fault('environment', 'prefix', 'environment must be sandbox or production.')])
  return accept({
    kind: 'payPal',
    mode: environment === 'production' ? 'live' : 'test',
    publicPart: { clientId },
    secrets: { clientSecret },
    lastFour: clientSecret.slice(-4),
    webhook: webhookId === undefined ? null : { publicPart: { webhookId }, secrets: {} },
  })
}
