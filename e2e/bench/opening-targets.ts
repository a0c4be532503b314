import type { Browser } from '@playwright/test'

import type { Budget } from '#tools/budgets.ts'
import { hopBudgets, ratioBudgets, timeBudgets, untouchedBudgets } from '#tools/budgets.ts'

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
  /** For what an untouched widget fetches within 5 s; under Save-Data for what of it the screen does not show. */
  readonly byteBudget?: Budget
  readonly hasWaterfall?: true
}

const intentMs = 300
// The visible part counts: on 844 px about five dishes stand above the bar.
const menu = { selector: dishSelector, amount: 5, intentMs: 0 }
const floors = {
  rows: 'floor: 50 rows',
  rowsWithIntent: 'floor: 50 rows, 300 ms of intent',
  rowsPreloaded: 'floor: 50 rows, preloaded',
  rowsAgain: 'floor: 50 rows, second visit',
  manyRows: 'floor: 1,000 rows',
}

/** Targets opened in turns: the tag of the README, the floors, the other first visits and a returning diner. */
export async function openingTargets(browser: Browser, pages: BenchPages): Promise<OpeningTarget[]> {
  return [...firstVisits(pages), ...floorTargets(pages), ...(await returningDiner(browser, pages))]
}

function floorTargets(pages: BenchPages): OpeningTarget[] {
  const row = { selector: floorSelector, amount: 50, intentMs: 0 }
  return [
    { ...row, name: floors.rows, url: pages.floor50 },
    { ...row, name: floors.rowsPreloaded, url: pages.floor50Warm },
    { ...row, name: floors.rowsWithIntent, url: pages.floor50Intent, intentMs },
    { ...row, name: floors.rowsAgain, url: pages.floor50, isSecondVisit: true },
    { ...row, name: floors.manyRows, url: pages.floor1000, amount: 1000 },
  ]
}

function firstVisits(pages: BenchPages): OpeningTarget[] {
  const first = { ...menu, floor: floors.rows, hasWaterfall: true } as const
  const watched = { isWatched: true, byteBudget: untouchedBudgets.everybody } as const
  const oneHop = { hopBudget: hopBudgets.withStart }
  return [
    { ...first, ...watched, ...oneHop, name: 'the tag', url: pages.comandaReadme, budget: ratioBudgets.firstMenu },
    {
      ...menu,
      name: 'the tag, Save-Data',
      url: pages.comandaReadme,
      isWatched: true,
      savesData: true,
      byteBudget: untouchedBudgets.savingData,
    },
    { ...menu, ...oneHop, name: 'the tag, preloaded', url: pages.comandaIdle, floor: floors.rowsPreloaded },
    {
      ...first,
      ...oneHop,
      name: 'the tag, 1,000 products',
      url: pages.comanda1000Readme,
      floor: floors.manyRows,
      budget: ratioBudgets.firstLongMenu,
    },
    {
      ...first,
      ...watched,
      ...oneHop,
      name: 'first visit: home',
      url: pages.comandaHome,
      selector: homeSelector,
      amount: 1,
      budget: ratioBudgets.firstHome,
    },
    {
      ...first,
      ...watched,
      ...oneHop,
      name: 'first visit: venue and menu in the tag',
      url: pages.comanda,
      budget: ratioBudgets.firstMenu,
    },
    {
      ...first,
      name: 'first visit: service without con_avvio',
      url: pages.comandaPlain,
      hopBudget: hopBudgets.withoutStart,
    },
  ]
}

async function returningDiner(browser: Browser, pages: BenchPages): Promise<OpeningTarget[]> {
  const storage = await visited(browser, pages.comandaWizard, pages.comanda)
  const longStorage = await visited(browser, pages.comanda1000Wizard, pages.comanda1000)
  const dish = { ...menu, url: pages.comanda, storage }
  const panel = { selector: '[role=dialog]', amount: 1, budget: timeBudgets.panelFrame }
  const seen = { ...dish, isSnapshot: true } as const
  return [
    { ...dish, ...panel, name: 'returning: panel frame' },
    // The snapshot can be read and scrolled from here on; taps work once the menu itself is rendered.
    { ...seen, name: 'returning: menu as last seen', floor: floors.rows },
    { ...seen, name: 'returning: menu as last seen, intent', intentMs, floor: floors.rowsWithIntent },
    { ...dish, name: 'returning: menu', floor: floors.rows, budget: ratioBudgets.returningMenu, hasWaterfall: true },
    {
      ...dish,
      name: 'returning: menu, 300 ms of intent',
      intentMs,
      floor: floors.rowsWithIntent,
      budget: ratioBudgets.warmMenu,
    },
    {
      ...dish,
      name: 'returning: menu, second visit',
      isSecondVisit: true,
      floor: floors.rowsAgain,
      hopBudget: hopBudgets.secondVisit,
    },
    {
      ...dish,
      name: 'returning: menu of 1,000 products',
      url: pages.comanda1000,
      storage: longStorage,
      floor: floors.manyRows,
      budget: ratioBudgets.longMenu,
      hasWaterfall: true,
    },
  ]
}
