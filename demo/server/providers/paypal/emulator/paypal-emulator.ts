import type { PayPalOrder, PayPalProvider } from '#demo/server/payments/paypal-provider.ts'
import type { Database } from '#demo/server/platform/db/database.ts'

import { moveFunds, payPalOrderOf } from './paypal-orders.ts'
import type { PayPalRow } from './paypal-orders.ts'
import { readEmulatedWebhook } from './webhook.ts'

/** Where the emulated SDK is, below the origin of the service. */
export const sdkPath = '/emulators/paypal/sdk/js'

/** Emulates PayPal: the same interface, with its data in our database. */
export function createPayPalEmulator(db: Database): PayPalProvider {
  async function lookAt(ref: string) {
    const row = await payPalOrderOf(db, ref)
    return row && asOrder(row)
  }

  return {
    isEmulator: true,
    clientId: 'comanda-emulator',
    environment: 'sandbox',
    sdkBaseUrl: (origin) => origin + sdkPath,
    clientToken: async () => 'comanda-emulator-token',
    lookAt,
    authorize: async (ref) => {
      await moveFunds(db, ref, { from: ['none'], to: 'held' })
      return lookAt(ref)
    },
    capture: async (ref) => {
      await moveFunds(db, ref, { from: ['held'], to: 'taken' })
    },
    giveBack: async (ref) => {
      const freed = await moveFunds(db, ref, { from: ['held'], to: 'freed' })
      if (!freed) await moveFunds(db, ref, { from: ['taken'], to: 'refunded' })
    },
    readWebhook: async (webhook) => readEmulatedWebhook(webhook),
  }
}

const states = {
  none: 'approved',
  held: 'held',
  taken: 'taken',
  freed: 'over',
  refunded: 'over',
} as const satisfies Record<PayPalRow['funds'], PayPalOrder['state']>

function asOrder({ id, intent, currency, amount, customId, status, funds }: PayPalRow): PayPalOrder {
  return { ref: id, intent, currency, amount, customId, state: status === 'CREATED' ? 'created' : states[funds] }
}
