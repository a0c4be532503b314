import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'

import type { Driver } from './engine.ts'
import type { Sight, Target } from './look.ts'
import { look, toWanted } from './look.ts'

// Gives each element its role and name, in the page itself, the same way in every engine.
const library = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8')

export type Diner = ReturnType<typeof createDiner>

/** Finds, waits and acts by role and name in any engine. Each step waits up to `patienceMs` for what it needs. */
export function createDiner(driver: Driver, patienceMs = 30_000) {
  /** Runs a function in the page. It uses nothing of its module; arguments and result are JSON. */
  const evaluate = <Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    driver.run(`(${String(run)})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>

  async function see(target: Target, scrollsThere = false): Promise<Sight | null> {
    const isLoaded = await evaluate(() => globalThis.TestingLibraryDom !== undefined)
    if (!isLoaded) await driver.run(`(() => { ${library}\n })()`)
    return evaluate(look, toWanted(target), scrollsThere)
  }

  /** Waits until what is seen of a target passes; null is seen when it is not there. */
  async function until<Seen>(target: Target, judge: (sight: Sight | null) => Seen, wanted: Seen, what: string) {
    await expect
      .poll(async () => judge(await see(target)), { message: `${nameOf(target)}: ${what}`, timeout: patienceMs })
      .toEqual(wanted)
  }

  const appears = (target: Target) => until(target, (sight) => sight !== null, true, 'is there')
  const disappears = (target: Target) => until(target, (sight) => sight === null, true, 'is gone')
  const hasFocus = (target: Target) => until(target, (sight) => sight?.isFocused, true, 'has the focus')
  const isChecked = (target: Target) => until(target, (sight) => sight?.isChecked, true, 'is checked')
  const reads = (target: Target, text: string | RegExp) =>
    until(target, (sight) => sight !== null && matches(sight.text, text), true, `reads ${String(text)}`)
  const holds = (target: Target, value: string) => until(target, (sight) => sight?.value, value, 'holds')

  /** Scrolls to a target and presses it, once it stands still and nothing covers it. */
  async function press(target: Target) {
    let before: Sight['middle'] = null
    let middle: Sight['middle'] = null
    await expect
      .poll(
        async () => {
          before = middle
          const sight = await see(target, true)
          middle = sight === null || sight.isDisabled ? null : sight.middle
          return middle !== null && before !== null && middle.x === before.x && middle.y === before.y
        },
        { message: `${nameOf(target)}: can be pressed`, timeout: patienceMs, intervals: [100] },
      )
      .toBe(true)
    const { x, y } = middle!
    await driver.press(x, y)
  }

  /** Presses a frame of another origin, which this cannot look into, at a part of its width and of its height. */
  async function pressFrame(title: string, { across, down }: { readonly across: number; readonly down: number }) {
    const place = () =>
      evaluate((named) => {
        const frame = document.querySelector(`iframe[title="${named}"]`)
        const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect()
        return { left, top, width, height }
      }, title)
    await expect.poll(async () => (await place()).width, { message: `frame ${title}`, timeout: patienceMs }).not.toBe(0)
    const { left, top, width, height } = await place()
    await driver.press(left + width * across, top + height * down)
  }

  async function choose(target: Target) {
    await press(target)
    await isChecked(target)
  }

  /** Puts the cursor into a field and types. */
  async function fill(target: Target, text: string) {
    await press(target)
    await hasFocus(target)
    await driver.type(text)
    await holds(target, text)
  }

  /**
   * Moves the focus on by Tab until it is on the target. Never backwards past the first control: after a way through
   * Firefox's own controls, keys no longer press buttons of the page.
   */
  async function tabTo(target: Target) {
    await appears(target)
    for (let presses = 0; presses < 200; presses += 1) {
      await driver.key('Tab')
      if ((await see(target))?.isFocused) return
    }
    throw new Error(`Tab does not lead to ${nameOf(target)}.`)
  }

  return {
    ...driver,
    evaluate,
    see,
    appears,
    disappears,
    hasFocus,
    isChecked,
    reads,
    holds,
    press,
    pressFrame,
    choose,
    fill,
    tabTo,
  }
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
}

function nameOf({ role, name = '', within }: Target): string {
  return `${role} ${String(name)}${within ? ` in ${nameOf(within)}` : ''}`
}
