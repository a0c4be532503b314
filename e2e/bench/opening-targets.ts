import type { Browser } from '@playwright/test'

import type { Budget } from '#tools/budgets.ts'
import { hopBudgets, ratioBudgets, timeBudgets } from '#tools/budgets.ts'

import type { Opening } from './opening.ts'
import type { BenchPages } from './pages.ts'
import { dishSelector, floorSelector, homeSelector } from './pages.ts'
import { visited } from './visits.ts'

export type OpeningTarget = Opening & {
  readonly name: string
  /** With a floor the budget is a ratio to it, else milliseconds. */
  readonly floor?: string
  readonly budget?: Budget
  readonly hopBudget?: Budget
  readonly hasWaterfall?: true
}

const intentMs = 300

/** Targets opened in turns: the floors, and the product for a first and for a returning diner. */
export async function openingTargets(browser: Browser, pages: BenchPages): Promise<OpeningTarget[]> {
  const storage = await visited(browser, pages.comandaWizard, pages.comanda)
  const longStorage = await visited(browser, pages.comanda1000Wizard, pages.comanda1000)
  const row = { selector: floorSelector, amount: 50, intentMs: 0 }
  // The visible part counts: on 844 px about five dishes stand above the bar.
  const first = { selector: dishSelector, amount: 5, intentMs: 0, floor: 'floor: 50 rows', hasWaterfall: true } as const
  const dish = { url: pages.comanda, storage, selector: dishSelector, amount: 5, intentMs: 0 }
  return [
    { ...row, name: 'floor: 50 rows', url: pages.floor50 },
    { ...row, name: 'floor: 50 rows, preloaded', url: pages.floor50Warm },
    { ...row, name: 'floor: 50 rows, 300 ms of intent', url: pages.floor50Intent, intentMs },
    { ...row, name: 'floor: 1,000 rows', url: pages.floor1000, amount: 1000 },
    {
      ...first,
      name: 'first visit: the tag of the README',
      url: pages.comandaReadme,
      budget: ratioBudgets.firstMenu,
      hopBudget: hopBudgets.withStart,
      isWatched: true,
    },
    {
      ...first,
      name: 'first visit: home',
      url: pages.comandaHome,
      selector: homeSelector,
      amount: 1,
      budget: ratioBudgets.firstHome,
      isWatched: true,
    },
    {
      ...first,
      name: 'first visit: menu',
      url: pages.comanda,
      budget: ratioBudgets.firstMenu,
      hopBudget: hopBudgets.withStart,
      isWatched: true,
    },
    {
      ...first,
      name: 'first visit: menu, service without con_avvio',
      url: pages.comandaPlain,
      hopBudget: hopBudgets.withoutStart,
    },
    {
      ...dish,
      name: 'panel frame',
      selector: '[role=dialog]',
      amount: 1,
      budget: timeBudgets.panelFrame,
    },
    // The snapshot can be read and scrolled from here on; taps work once the menu itself is rendered.
    { ...dish, name: 'menu as last seen', isSnapshot: true, floor: 'floor: 50 rows' },
    {
      ...dish,
      name: 'menu as last seen, 300 ms of intent',
      isSnapshot: true,
      intentMs,
      floor: 'floor: 50 rows, preloaded',
    },
    {
      ...dish,
      name: 'menu',
      floor: 'floor: 50 rows',
      budget: ratioBudgets.returningMenu,
      hasWaterfall: true,
    },
    // No round trip of 562 ms ends within the 300 ms of intent, so the floor has the same head start.
    {
      ...dish,
      name: 'menu, 300 ms of intent',
      intentMs,
      floor: 'floor: 50 rows, 300 ms of intent',
      budget: ratioBudgets.warmMenu,
    },
    { ...dish, name: 'menu, second visit', isSecondVisit: true, floor: 'floor: 50 rows, preloaded' },
    {
      ...dish,
      name: 'menu of 1,000 products',
      url: pages.comanda1000,
      storage: longStorage,
      floor: 'floor: 1,000 rows',
      budget: ratioBudgets.longMenu,
      hasWaterfall: true,
    },
  ]
}
