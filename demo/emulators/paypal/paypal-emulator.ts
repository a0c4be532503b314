import { refundPart } from '#demo/emulators/emulated-refunds.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { actionDone } from '#server/payments/payment-provider.ts'
import type { PayPalOrder, PayPalProvider } from '#server/payments/paypal-provider.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'

import { createPayPalOrder, moveFunds, payPalOrderOf } from './paypal-orders.ts'
import type { PayPalRow } from './paypal-orders.ts'
import { readEmulatedWebhook } from './webhook.ts'

/** Where the emulated SDK is, below the origin of the service. */
export const sdkPath = '/emulators/paypal/sdk/js'

/** An application at PayPal, and the account that it makes orders for. */
type Application = Pick<PayPalKeys, 'clientId' | 'merchantId'>

/** The emulator's own; every other one is of an account beside it. */
export const emulatedApplication = {
  clientId: 'comanda-emulator',
  merchantId: 'EMULATOR',
} as const satisfies Application

/** Emulates PayPal for an application: the same interface, with its data in our database. */
export function createPayPalEmulator(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { clientId: account, merchantId }: Application,
): PayPalProvider {
  const now = () => clock.now()
  const own = async (ref: string) => {
    const row = await payPalOrderOf(db, ref)
    return row?.account === account ? row : null
  }
  async function lookAt(ref: string) {
    const row = await own(ref)
    return row && asOrder(row)
  }

  return {
    isEmulator: true,
    clientId: account,
    environment: 'sandbox',
    merchantId,
    sdkBaseUrl: (origin) => origin + sdkPath,
    clientToken: async () => 'comanda-emulator-token',
    lookAt,
    createOrder: async ({ amount, currency, customId, key }) => {
      const made = {
        account,
        payee: merchantId,
        intent: 'AUTHORIZE',
        amount,
        currency,
        customId,
        requestId: key,
      } as const
      return asOrder(await createPayPalOrder(db, made, now()))
    },
    authorize: async (ref) => {
      if (await own(ref)) await moveFunds(db, ref, { from: ['none'], to: 'held' })
      const order = await lookAt(ref)
      return order?.state === 'held' || order?.state === 'taken' ? order : null
    },
    capture: async (ref) => {
      const row = await own(ref)
      if (row?.funds === 'taken') return actionDone
      if (row?.funds !== 'held') return { end: 'failed', reason: 'authorization VOIDED' }
      if (row.fate === 'pending') return { end: 'pending', reason: 'capture PENDING' }
      const { fate } = row
      await moveFunds(db, ref, { from: ['held'], to: fate === 'complete' ? 'taken' : 'freed' })
      return fate === 'complete' ? actionDone : { end: 'failed', reason: endings[fate] }
    },
    giveBack: async (ref) => {
      if (!(await own(ref))) return actionDone
      const freed = await moveFunds(db, ref, { from: ['held'], to: 'freed' })
      if (!freed) await moveFunds(db, ref, { from: ['taken'], to: 'refunded' })
      return actionDone
    },
    giveBackPart: async (ref, part) => {
      const row = await own(ref)
      if (row?.funds === 'refunded') return actionDone
      if (row?.funds !== 'taken') throw new Error(`Nothing was taken by ${ref}.`)
      await refundPart(db, { ref, paid: row.amount, nowMs: now() }, part)
      return actionDone
    },
    readWebhook: async (webhook) => readEmulatedWebhook(webhook, account),
  }
}

const endings = { decline: 'capture DECLINED', expire: 'authorization EXPIRED' } as const

const states = {
  none: 'approved',
  held: 'held',
  taken: 'taken',
  freed: 'over',
  refunded: 'over',
} as const satisfies Record<PayPalRow['funds'], PayPalOrder['state']>

function asOrder({ id, intent, currency, amount, customId, payee, status, funds }: PayPalRow): PayPalOrder {
  return { ref: id, intent, currency, amount, customId, payee, state: status === 'CREATED' ? 'created' : states[funds] }
}
