import { expect, test } from 'vitest'

import { canStore } from '#src/browser/can-store.ts'

function aView(setItem: () => void): Window {
  return { localStorage: { setItem, removeItem: () => {} } } as unknown as Window
}
const refuse = () => {
  throw new Error('blocked')
}

test('asks the browser by storing something', () => {
  expect(canStore(aView(() => {}))).toBe(true)
  expect(canStore(aView(refuse))).toBe(false)
})

test('knows a window whose storage cannot even be named', () => {
  const view = Object.defineProperty({}, 'localStorage', { get: refuse }) as Window
  expect(canStore(view)).toBe(false)
})
