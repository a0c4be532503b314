import { actionDone } from '#server/payments/payment-provider.ts'
import type { PayPalOrder, PayPalProvider } from '#server/payments/paypal-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import { createPayPalOrder, emulatedMerchantId, moveFunds, payPalOrderOf } from './paypal-orders.ts'
import type { PayPalRow } from './paypal-orders.ts'
import { readEmulatedWebhook } from './webhook.ts'

/** Where the emulated SDK is, below the origin of the service. */
export const sdkPath = '/emulators/paypal/sdk/js'

/** Emulates PayPal: the same interface, with its data in our database. */
export function createPayPalEmulator(db: Database, clock: Clock): PayPalProvider {
  const now = () => clock.now()
  async function lookAt(ref: string) {
    const row = await payPalOrderOf(db, ref)
    return row && asOrder(row)
  }

  return {
    isEmulator: true,
    clientId: 'comanda-emulator',
    environment: 'sandbox',
    merchantId: emulatedMerchantId,
    sdkBaseUrl: (origin) => origin + sdkPath,
    clientToken: async () => 'comanda-emulator-token',
    lookAt,
    createOrder: async ({ amount, currency, customId, key }) =>
      asOrder(await createPayPalOrder(db, { intent: 'AUTHORIZE', amount, currency, customId, requestId: key }, now())),
    authorize: async (ref) => {
      await moveFunds(db, ref, { from: ['none'], to: 'held' })
      const order = await lookAt(ref)
      return order?.state === 'held' || order?.state === 'taken' ? order : null
    },
    capture: async (ref) => {
      const row = await payPalOrderOf(db, ref)
      if (row?.funds === 'taken') return actionDone
      if (row?.funds !== 'held') return { end: 'failed', reason: 'authorization VOIDED' }
      if (row.fate === 'pending') return { end: 'pending', reason: 'capture PENDING' }
      const { fate } = row
      await moveFunds(db, ref, { from: ['held'], to: fate === 'complete' ? 'taken' : 'freed' })
      return fate === 'complete' ? actionDone : { end: 'failed', reason: endings[fate] }
    },
    giveBack: async (ref) => {
      const freed = await moveFunds(db, ref, { from: ['held'], to: 'freed' })
      if (!freed) await moveFunds(db, ref, { from: ['taken'], to: 'refunded' })
      return actionDone
    },
    readWebhook: async (webhook) => readEmulatedWebhook(webhook),
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
