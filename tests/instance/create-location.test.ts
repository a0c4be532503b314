import { describe, expect, test } from 'vitest'

import { createLocation } from '#src/instance/create-location.ts'

function aLocation(initial = '/') {
  const steps: unknown[] = []
  return { location: createLocation({ initial, onStep: (change) => steps.push(change) }), steps }
}

describe('createLocation', () => {
  test('keeps path and query apart from the page’s address [SHELL-37]', () => {
    const before = window.location.href
    const { location } = aLocation('/menu/3/scheda/7?idx=2')
    expect(location.entry).toMatchObject({ path: '/menu/3/scheda/7', search: 'idx=2' })
    location.navigate('/carrello')
    expect(window.location.href).toBe(before)
  })

  test('counts push and pop as steps, replace as none', () => {
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

  test('goes back to a path’s nearest entry', () => {
    const { location, steps } = aLocation()
    location.navigate('/carrello')
    location.navigate('/utente/login?back=cart')
    location.navigate('/utente/registrazione')
    location.backTo('/carrello')
    expect(location.entry.path).toBe('/carrello')
    expect(steps.at(-1)).toEqual({ kind: 'pop', count: 2 })
  })

  test('replaces the entry when the path is not below', () => {
    const { location } = aLocation('/utente/login?back=cart')
    location.backTo('/carrello')
    expect(location.entries.map((entry) => entry.path)).toEqual(['/carrello'])
  })

  test('takes a browser step without telling it again', () => {
    const { location, steps } = aLocation()
    location.navigate('/menu')
    steps.length = 0
    expect(location.stepBackFromOutside()).toBe(true)
    expect(location.stepBackFromOutside()).toBe(false)
    expect(steps).toEqual([])
  })

  test('inserts a screen below the only entry silently', () => {
    const { location, steps } = aLocation('/menu/3/scheda/7')
    location.putBelow('/menu')
    location.putBelow('/')
    expect(location.entries.map(({ path }) => path)).toEqual(['/menu', '/menu/3/scheda/7'])
    expect([steps, location.hasMoved]).toEqual([[], false])
    expect(location.stepBackFromOutside()).toBe(true)
    expect(location.entry.path).toBe('/menu')
  })

  test('keeps a screen’s memory while its entry lives', () => {
    const { location } = aLocation('/menu')
    location.entry.memory.set('scroll', 420)
    location.navigate('/carrello')
    location.back()
    expect(location.entry.memory.get('scroll')).toBe(420)
  })
})
