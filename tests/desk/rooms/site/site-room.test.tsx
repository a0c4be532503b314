import { beforeAll, describe, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

/** The room of a restaurant; of one with several venues: `like` 1. */
async function openRoom({ like = 2 as 1 | 2, language = 'en' as 'en' | 'it' } = {}) {
  const restaurantId: Id<'Restaurant'> = await service.newRestaurant({ like })
  const desk = await renderDesk('/site', { service, restaurantId, language })
  const code = async () => (await desk.screen.findByRole('region', { name: /^Cod(e|ice) / })).textContent
  return { ...desk, restaurantId, code }
}

describe('the code for the site', () => {
  test('names restaurant, service and files [SET-30]', async () => {
    const { screen, user, restaurantId, code, expectAccessible } = await openRoom()
    const floating = await code()
    expect(floating).toContain('src="https://cdn.example/v1/comanda.js"')
    expect(floating).toContain(`data-restaurant="${restaurantId}"`)
    expect(floating).toContain('data-host="https://service.example"')
    await expectAccessible()
    await user.click(screen.getByLabelText('In the page'))
    expect(await code()).toContain(`<comanda-order\n  restaurant="${restaurantId}"`)
    expect(screen.getByText('Put it where the menu should stand.')).toBeTruthy()
  })

  test('is for what the site is built with [SET-30]', async () => {
    const { screen, user, code, expectAccessible } = await openRoom()
    await user.click(screen.getByLabelText('In the page'))
    await user.selectOptions(screen.getByLabelText('Your site is built with'), 'wix')
    expect(await code()).toContain('<script')
    screen.getByText(/^Settings, Custom Code/)
    screen.getByText(/^Wix takes the floating button only/)
    const link = screen.getByRole('link', { name: 'Every step, in English' })
    expect(link.getAttribute('href')).toBe('https://www.example/docs/wix.html')
    await expectAccessible()
    await user.selectOptions(screen.getByLabelText('Your site is built with'), 'wordpress')
    expect(await code()).toContain('<!-- wp:html -->')
  })

  test('is explained in the language of the desk [SET-30]', async () => {
    const { screen } = await openRoom({ language: 'it' })
    await screen.findByText('Lo metta prima di </body> in ogni pagina.')
    expect(screen.getByRole('region', { name: 'Codice per Qualsiasi sito (HTML)' })).toBeTruthy()
  })

  test('is copied, which is said [SET-31]', async () => {
    const { screen, user, code } = await openRoom()
    await user.selectOptions(screen.getByLabelText('Your site is built with'), 'tag-manager')
    const shown = await code()
    await user.click(screen.getByRole('button', { name: 'Copy the code' }))
    await screen.findByText('Code copied')
    expect(await navigator.clipboard.readText()).toBe(shown)
  })

  test('names one of several venues where that is wanted', async () => {
    const { screen, user, code } = await openRoom({ like: 1 })
    expect(await code()).not.toContain('data-venue')
    await user.selectOptions(screen.getByLabelText('Venue'), '12')
    expect(await code()).toContain('data-venue="12"')
  })
})
