import { test as base, expect } from '../support/fixtures.ts'
import { visitEntries } from '../support/stored-visit.ts'
import type { Diner } from './create-diner.ts'
import { createDiner } from './create-diner.ts'
import type { Engine, EngineName } from './engine.ts'
import { startChromium } from './start-chromium.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'
import type { WidgetView } from './widget-view.ts'
import { widgetView } from './widget-view.ts'

const start: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

type Fixtures = {
  /** Somebody before a browser of the project's engine. */
  diner: Diner
  /** The widget as the diner sees it. */
  view: WidgetView
}
type WorkerFixtures = { engineName: EngineName; engine: Engine }

/** The fixtures of the other journeys, with the project's engine in place of Playwright's page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start[engineName]()
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],

  diner: async ({ engine }, provide, info) => {
    const driver = await engine.open()
    await provide(createDiner(driver))
    if (info.status !== info.expectedStatus) await driver.screenshot(info.outputPath('screen.png'))
    await driver.close()
  },
  view: ({ diner }, provide) => provide(widgetView(diner)),

  quietConsole: async ({ diner }, provide) => {
    const expected: RegExp[] = []
    await provide({ expect: (...patterns) => void expected.push(...patterns) })
    const faults = await diner.faults()
    expect(faults.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
  },

  openHost: ({ diner, hostAddress }, provide) => provide((wanted) => diner.goTo(hostAddress(wanted))),
  returnWith: ({ diner, site, service, restaurant }, provide) =>
    provide(async (visit) => {
      const entries = await visitEntries(service, restaurant, visit)
      await diner.goTo(site.add({ tag: null }))
      await diner.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), entries)
    }),
  openAgain: ({ diner, view, openHost, returnWith }, provide) =>
    provide(async (route, visit) => {
      await returnWith(visit)
      await openHost({ tag: { venue: visit.venue ?? 11, route } })
      await diner.press(view.launcher)
    }),
})

/** What the engines write while the service takes no call and closes each connection. */
export const outage = /Failed to load resource|ERR_EMPTY_RESPONSE|NetworkError|Cross-Origin|access control/

export { expect }
