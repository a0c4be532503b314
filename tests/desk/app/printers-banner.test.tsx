import { beforeAll, expect, test } from 'vitest'

import { endTicket, handOverNext } from '#server/tickets/hand-over.ts'
import { printTest } from '#server/tickets/print-tickets.ts'
import { notePoll } from '#server/tickets/printers.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const banner = /^1 ticket waits for the printer “Kitchen, .*”\.$/

test('a ticket waiting a minute stands above every room [PRINT-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await printTest(service.db, printer, noon)
  const { screen, user, advance, settled, expectAccessible } = await renderDesk('/menu', {
    service,
    restaurantId,
    nowMs: noon,
  })
  await settled()
  expect(screen.queryByText(banner)).toBeNull()
  advance(minute - 1)
  expect(screen.queryByText(banner)).toBeNull()
  advance(1)
  await screen.findByText(banner)
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: 'Look at the printers' }))
  await screen.findByRole('heading', { name: 'Printers', level: 1 })
  screen.getByText(banner)
})

test('a ticket that failed stands there at once [PRINT-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await printTest(service.db, printer, noon)
  await notePoll(service.db, printer, { nowMs: noon })
  await handOverNext(service.db, printer, noon)
  await endTicket(service.db, printer, null, { status: 'failed', failure: 'paperOut', nowMs: noon })
  const { screen } = await renderDesk('/', { service, restaurantId, nowMs: noon })
  const said = await screen.findByText(/^The printer “Kitchen, .*” has not printed everything\.$/)
  expect(said.closest('[role="alert"]')).not.toBeNull()
})

test('a printer that is there and well holds up nothing [PRINT-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await printTest(service.db, printer, noon - 2 * minute)
  await notePoll(service.db, printer, { nowMs: noon })
  const { screen, tell, settled } = await renderDesk('/', { service, restaurantId, nowMs: noon })
  await settled()
  expect(screen.queryByText(banner)).toBeNull()
  await notePoll(service.db, printer, { problem: 'paperOut', nowMs: noon })
  tell()
  await screen.findByText(banner)
})
