import * as z from 'zod/mini'

import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import type { Webhook } from '#server/providers/account-setup.ts'
import type { SetupKeys } from '#server/providers/create-setup.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** Keys as they were typed; `webhook` is null where the provider has yet to tell it. */
export type TypedKeys = SetupKeys & { readonly lastFour: string; readonly webhook: Webhook | null }
type Faults = readonly string[]
type Named = Readonly<Record<string, string>>

const known = {
  stripe: { needed: ['publishableKey', 'secretKey'], webhook: 'webhookSecret' },
  payPal: { needed: ['clientId', 'clientSecret', 'environment'], webhook: 'webhookId' },
} as const satisfies Record<AccountKind, { readonly needed: readonly string[]; readonly webhook: string }>

/** Reads the keys of an account out of lines `name=value`, or of JSON. No sentence repeats what was typed. */
export function readAccountKeys(kind: AccountKind, text: string): Verdict<TypedKeys, Faults> {
  const named = namedValues(text)
  if (!named) return refuse(['The standard input must hold lines such as secretKey=…, or JSON.'])
  const { needed, webhook } = known[kind]
  const names: readonly string[] = [...needed, webhook]
  const faults = [
    ...needed.filter((name) => !named[name]).map((name) => `${name} is missing in the standard input.`),
    ...Object.keys(named).flatMap((name) =>
      names.includes(name) ? [] : [`The standard input must hold ${names.join(', ')} only.`],
    ),
  ]
  if (faults.length > 0) return refuse([...new Set(faults)])
  return kind === 'stripe' ? stripeKeys(named) : payPalKeys(named)
}

const values = z.record(z.string(), z.string())

/** Null when it is neither lines nor JSON. */
function namedValues(text: string): Named | null {
  if (text.trimStart().startsWith('{')) {
    const parsed = z.safeParse(values, asJson(text))
    return parsed.success ? parsed.data : null
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(line))
  if (!pairs.every((pair) => pair !== null)) return null
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const restricted =
  'secretKey is a secret key (sk_…), which may do everything in the account: make a restricted key (rk_…) in the dashboard of Stripe ' +
  'under Developers, API keys, that may write PaymentIntents, SetupIntents, Customers, PaymentMethods, Charges and Refunds, Webhook ' +
  'Endpoints and Payment Method Domains.'

const prefixes = { secretKey: 'rk', publishableKey: 'pk' } as const

/** `live` or `test`, as a key of Stripe says itself; undefined when it is no such key. */
function modeOf(named: Named, name: keyof typeof prefixes): string | undefined {
  return new RegExp(`^${prefixes[name]}_(live|test)_\\w+$`).exec(named[name] ?? '')?.[1]
}

function stripeFaults(named: Named): Faults {
  const names = ['secretKey', 'publishableKey'] as const
  const isSecret = named.secretKey?.startsWith('sk_') ?? false
  const wrong = names
    .filter((name) => modeOf(named, name) === undefined && !(name === 'secretKey' && isSecret))
    .map((name) => `${name} must begin with ${prefixes[name]}_live_ or ${prefixes[name]}_test_.`)
  const { webhookSecret } = named
  if (webhookSecret !== undefined && !/^whsec_\w+$/.test(webhookSecret))
    wrong.push('webhookSecret must begin with whsec_.')
  if (isSecret) return [restricted, ...wrong]
  const isMixed = wrong.length === 0 && modeOf(named, 'secretKey') !== modeOf(named, 'publishableKey')
  return isMixed ? ['secretKey and publishableKey must both be live, or both test.'] : wrong
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
    return refuse(['environment must be sandbox or production.'])
  return accept({
    kind: 'payPal',
    mode: environment === 'production' ? 'live' : 'test',
    publicPart: { clientId },
    secrets: { clientSecret },
    lastFour: clientSecret.slice(-4),
    webhook: webhookId === undefined ? null : { publicPart: { webhookId }, secrets: {} },
  })
}
