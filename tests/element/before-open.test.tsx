import { expect, test } from 'vitest'

import { defineTiny, place } from './make-element.tsx'

test('asks the page before each opening, which may cancel it', async () => {
  const { name, log } = defineTiny()
  const element = place(name, { restaurant: '1', mode: 'floating' }, document.documentElement)
  const routes: unknown[] = []
  let isCancelling = true
  element.addEventListener('comanda:before-open', (event) => {
    routes.push(event.detail.route)
    if (isCancelling) event.preventDefault()
  })
  await element.open('/menu')
  expect([element.checkVisibility(), log.visited]).toEqual([false, []])
  isCancelling = false
  await element.open('/menu')
  await element.open('/carrello')
  expect([element.checkVisibility(), routes]).toEqual([true, ['/menu', '/menu']])
})
