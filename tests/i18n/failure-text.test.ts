import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'

import { messageText } from '#src/i18n/failure-text.ts'

describe('messageText', () => {
  test.each([
    ['MAINTENANCE', 'The site is under maintenance.'],
    // Its own text comes with the first touch.
    ['MIN_SPEND', 'This is not possible at the moment. Try again, or call the restaurant.'],
    ['Closed until spring', 'Closed until spring'],
    ['<p>Closed <b>until</b> spring</p>&amp; summer', 'Closed until spring\n& summer'],
    ['Only 2 < 3 left', 'Only 2 < 3 left'],
  ])('shows "%s" of the service as "%s"', (sent, shown) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    expect(messageText(i18n, sent)).toBe(shown)
  })
})
