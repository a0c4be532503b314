import { expect, onTestFinished, test } from 'vitest'

import { openWidget } from '#tests/app/open-widget.tsx'

test('offers the tag’s telephone while the service is away [ORD-56]', async () => {
  document.title = 'Trattoria da Gino'
  onTestFinished(() => void (document.title = ''))
  const { screen, instance, expectAccessible } = await openWidget('/', {
    venueId: 12,
    options: { fallbackPhone: '+39 011 123456' },
    prepare: (service, restaurantId) =>
      service.faults.next({ path: '/get_restaurant_info', kind: '500', restaurantId }),
  })
  const call = await screen.findByRole('link', { name: 'Call +39 011 123456' })
  expect(call.getAttribute('href')).toBe('tel:+39011123456')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(instance.surface.root.textContent).toContain('Trattoria da Gino')
  await expectAccessible()
})
