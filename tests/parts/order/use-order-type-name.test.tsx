import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

describe('useOrderTypeName', () => {
  test.each([
    ['takeAway', 'Take-away'],
    ['delivery', 'Delivery'],
    ['dil', 'Delivery to a service point'],
    ['eatIn', 'Eat at the restaurant'],
    ['table', 'Order at the table'],
    ['other', 'Errore tipo ordine'],
  ] as const)('calls %s "%s" [BCONST-01, BCONST-04, WIZ-08]', (type, name) => {
    const { result, unmount } = renderHook(() => useOrderTypeName(), { wrapper })
    expect(result.current(type)).toBe(name)
    unmount()
  })
})
