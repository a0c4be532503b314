import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, noon, post } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

describe('what a venue offers', () => {
  const asked = { orderType: 'takeAway', paymentModes: true, newsLimit: null } as const

  test('has credentials only on request, never for cash [PAY-01] [API-61]', async () => {
    const { api } = counter.diner
    const venueId = id<'Venue'>(11)
    const plain = await api.call(getMixedInfo, { ...asked, venueId })
    expect(plain.paymentModes.map(({ credentials }) => credentials)).toEqual([null, null, null])
    const { paymentModes } = await api.call(getMixedInfo, { ...asked, venueId, paymentCredentials: true })
    const nothing = {
      publishableKey: null,
      clientId: null,
      environment: null,
      sdkBaseUrl: null,
      paymentPageUrl: null,
      isOrderMadeByService: false,
    }
    expect(paymentModes.map(({ kind, credentials }) => ({ kind, credentials }))).toEqual([
      { kind: 'cash', credentials: null },
      { kind: 'card', credentials: { ...nothing, publishableKey: 'pk_test_comanda_emulator' } },
      {
        kind: 'payPal',
        credentials: {
          ...nothing,
          clientId: 'comanda-emulator',
          environment: 'sandbox',
          sdkBaseUrl: 'https://service.example/emulators/paypal/sdk/js',
          isOrderMadeByService: true,
        },
      },
    ])
  })

  test('is paid on the service’s page where wanted', async () => {
    const question = { ...asked, venueId: id<'Venue'>(13), paymentCredentials: true }
    const { paymentModes } = await counter.diner.api.call(getMixedInfo, question)
    expect(paymentModes.map(({ credentials }) => credentials?.paymentPageUrl ?? null)).toEqual([
      null,
      'https://service.example/pay',
      'https://service.example/pay',
    ])
  })

  test('the restaurant says whether it takes cards and wallets', async () => {
    const flags = async () => {
      const { hasCardPayments, settings } = await counter.diner.api.call(getRestaurantInfo, {})
      return [hasCardPayments, settings.hasWallets]
    }
    expect(await flags()).toEqual([true, false])
    await service.changeRestaurant(counter.restaurantId, { restaurant: { hasCardPayments: false, hasWallets: true } })
    expect(await flags()).toEqual([false, true])
  })

  test('a call without key and token is refused', async () => {
    const { content } = await post(service, '/account/pay/stripe/get-client-secret', {
      versione: '3.5.2',
      id_ristorante: counter.restaurantId,
      api_key: null,
      email: null,
      id_locale: 11,
      entita_tipo: 'ORDINE',
      entita_id: 1,
    })
    expect(content.data).toEqual({ status: 'API_KEY_NOT_FOUND' })
  })
})
