import { expect, onTestFinished, test } from 'vitest'

import { observeSize } from '#src/browser/observe-size.ts'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('what changes on a change of size is no error', async () => {
  const errors: string[] = []
  const keep = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
  }
  addEventListener('error', keep)
  const outer = document.body.appendChild(document.createElement('div'))
  const inner = outer.appendChild(document.createElement('div'))
  outer.style.width = '100px'
  const widths: number[] = []
  const stops = [
    observeSize(outer, (width) => widths.push(width)),
    // Resizes an observed element around it: at once that would be the error.
    observeSize(inner, (width) => (outer.style.width = width < 150 ? '200px' : '300px')),
  ]
  onTestFinished(() => {
    stops.forEach((stop) => stop())
    removeEventListener('error', keep)
    outer.remove()
  })
  for (let count = 0; count < 5; count += 1) await frame()
  expect(widths.at(-1)).toBe(300)
  expect(errors).toEqual([])
})
