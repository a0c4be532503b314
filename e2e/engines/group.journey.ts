import { randomUUID } from 'node:crypto'

import { sendOpenGroup } from '#src/api/group-calls.ts'
import { getGroup } from '#src/contract/group-order.ts'
import { groupOptions } from '#src/domain/group/group-facts.ts'
import { groupPath } from '#src/instance/routes/secondary-paths.ts'

import { remoteDiner } from '../support/remote-diner.ts'
import { expect, test } from './fixtures.ts'

// Group orders need f_gruppo and its calls, an optional addition.
test('a friend joins a group and adds a dish @additions', async ({ openHost, diner, view, service, restaurant }) => {
  const { api, chooseSlot } = remoteDiner(service, restaurant)
  const slot = await chooseSlot()
  const { group } = await sendOpenGroup(
    api,
    {
      venueId: slot.venueId,
      options: groupOptions({ servicePointId: null, ...slot, menuId: slot.menuId! }),
      name: 'Rosa',
    },
    randomUUID(),
  )

  await openHost({ tag: { venue: 11, route: groupPath(group.code) } })
  await diner.press(view.launcher)
  await diner.fill(view.field('Your name'), 'Luca')
  await diner.press(view.button('Join'))
  await diner.press({ ...view.button(/^Add Tiramisu/), at: 0 })
  await diner.appears(view.button('Add Tiramisu, 1 in your order'))
  await expect
    .poll(async () => (await api.call(getGroup, { code: group.code })).group.members)
    .toMatchObject([{ name: 'Rosa' }, { name: 'Luca', lines: [{ quantity: 1 }] }])
})
