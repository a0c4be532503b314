import { describe, expect, test } from 'vitest'

import { createLocation } from '#src/instance/create-location.ts'

function aLocation(initial = '/') {
  const steps: unknown[] = []
  return { location: createLocation({ initial, onStep: (change) => steps.push(change) }), steps }
}

describe('createLocation', () => {
  test('keeps path and query apart and leaves the address of the page alone [SHELL-37]', () => {
    const before = window.location.href
    const { location } = aLocation('/menu/3/scheda/7?idx=2')
    expect(location.entry).toMatchObject({ path: '/menu/3/scheda/7', search: 'idx=2' })
    location.navigate('/carrello')
    expect(window.location.href).toBe(before)
  })

  test('counts a push and a pop as steps, a replace as none', () => {
    const { location, steps } = aLocation()
    location.navigate('/menu')
    location.navigate('/carrello', { replace: true })
    location.back()
    expect(steps).toEqual([{ kind: 'push' }, { kind: 'replace' }, { kind: 'pop', count: 1 }])
    expect(location.entry.path).toBe('/')
  })

  test('makes no step to where it is already', () => {
    const { location, steps } = aLocation('/menu')
    location.navigate('/menu')
    expect(steps).toEqual([])
    expect(location.entries).toHaveLength(1)
  })

  test('goes back to the nearest entry of a path and drops what lay above it', () => {
    const { location, steps } = aLocation()
    location.navigate('/carrello')
    location.navigate('/utente/login?back=cart')
    location.navigate('/utente/registrazione')
    location.backTo('/carrello')
    expect(location.entry.path).toBe('/carrello')
    expect(steps.at(-1)).toEqual({ kind: 'pop', count: 2 })
  })

  test('puts the path in the place of the entry when the way here does not hold it', () => {
    const { location } = aLocation('/utente/login?back=cart')
    location.backTo('/carrello')
    expect(location.entries.map((entry) => entry.path)).toEqual(['/carrello'])
  })

  test('takes a step of the browser without telling the browser again', () => {
    const { location, steps } = aLocation()
    location.navigate('/menu')
    steps.length = 0
    expect(location.stepBackFromOutside()).toBe(true)
    expect(location.stepBackFromOutside()).toBe(false)
    expect(steps).toEqual([])
  })

  test('lays a screen under the only entry, which is no step and no move', () => {
    const { location, steps } = aLocation('/menu/3/scheda/7')
    location.putBelow('/menu')
    location.putBelow('/')
    expect(location.entries.map(({ path }) => path)).toEqual(['/menu', '/menu/3/scheda/7'])
    expect([steps, location.hasMoved]).toEqual([[], false])
    expect(location.stepBackFromOutside()).toBe(true)
    expect(location.entry.path).toBe('/menu')
  })

  test('keeps what a screen remembers while its entry is on the stack', () => {
    const { location } = aLocation('/menu')
    location.entry.memory.set('scroll', 420)
    location.navigate('/carrello')
    location.back()
    expect(location.entry.memory.get('scroll')).toBe(420)
  })
})
