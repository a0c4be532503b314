import { describe, expect, onTestFinished, test } from 'vitest'

import { defineTiny, drawn, place } from './make-element.tsx'

describe('the fragment of the page’s address', () => {
  test.each([
    ['#ordering_route=%2Futente%2Fpassword%2Freset%2Fabc%3FidLocale%3D11', ''],
    ['#contacts?ordering_route=%2Futente%2Fpassword%2Freset%2Fabc%3FidLocale%3D11', '#contacts'],
    ['#/page?a=%20b&ordering_route=%2Futente%2Fpassword%2Freset%2Fabc%3FidLocale%3D11&c=1', '#/page?a=%20b&c=1'],
  ])('takes a secret route out of %s, and nothing else [ACCT-70]', async (fragment, left) => {
    const before = location.href
    const heard: string[] = []
    const hear = ({ type }: Event) => void heard.push(type)
    const events = ['hashchange', 'popstate']
    for (const type of events) addEventListener(type, hear)
    onTestFinished(() => {
      for (const type of events) removeEventListener(type, hear)
      history.replaceState(null, '', before)
    })
    history.replaceState({ host: 'state' }, '', `${before}${fragment}`)
    const { name, log } = defineTiny()
    const element = place(name, { restaurant: '1' })
    expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc?idLocale=11')
    expect([location.href, history.state]).toEqual([`${before}${left}`, { host: 'state' }])
    element.setAttribute('theme', 'dark')
    await drawn()
    expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc?idLocale=11')
    expect(heard).toEqual([])
  })

  test('leaves a fragment of the page as it is [ACCT-70]', async () => {
    const before = location.href
    onTestFinished(() => history.replaceState(null, '', before))
    history.replaceState(null, '', `${before}#/a%20b?x_ordering_route=%2Fmenu&y`)
    const { name, log } = defineTiny()
    place(name, { restaurant: '1' })
    await drawn()
    expect(log.options.at(-1)?.route).toBeNull()
    expect(location.href).toBe(`${before}#/a%20b?x_ordering_route=%2Fmenu&y`)
  })
})
