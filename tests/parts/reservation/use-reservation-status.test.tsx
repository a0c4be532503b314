import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { useReservationStatus } from '#src/parts/reservation/use-reservation-status.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

describe('useReservationStatus', () => {
  // Yellow is `wait`, green `ok`, red `error`, grey `neutral` (`ui/base/tag.css`).
  test.each([
    ['waiting', 'Waiting', 'wait'],
    ['confirmed', 'Confirmed', 'ok'],
    ['refused', 'Rejected', 'error'],
    ['new', 'New', 'neutral'],
    ['cancelled', 'Cancelled', 'neutral'],
    ['other', 'Waiting', 'wait'],
  ] as const)('shows %s as "%s" in the colour %s [RESV-36]', (status, name, kind) => {
    const { result, unmount } = renderHook(() => useReservationStatus(), { wrapper })
    expect(result.current(status)).toEqual({ name, kind })
    unmount()
  })
})
