import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'

import { InstanceProvider, useInstance } from '#src/instance/instance-context.tsx'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'

/** A dish that is tapped as soon as the screen is drawn, before its effects have run. */
function QuickTap() {
  const { location } = useInstance()
  useLayoutEffect(() => location.navigate('/menu/8/scheda/801'), [location])
  return null
}

async function titleOf({ isNavigated, isTapped }: { readonly isNavigated: boolean; readonly isTapped: boolean }) {
  const { instance } = await openWidget('/menu', { venueId: 11 })
  if (isNavigated) instance.location.navigate('/utente')
  const { getByRole } = render(
    <InstanceProvider instance={instance}>
      <ScreenTitle>Account</ScreenTitle>
      {isTapped && <QuickTap />}
    </InstanceProvider>,
  )
  return getByRole('heading', { name: 'Account' })
}

test('a screen’s title takes the focus after a navigation', async () => {
  const title = await titleOf({ isNavigated: true, isTapped: false })
  expect(document.activeElement === title).toBe(true)
})

test('the first title leaves the focus to a quick tap', async () => {
  const title = await titleOf({ isNavigated: false, isTapped: true })
  expect(document.activeElement === title).toBe(false)
})
