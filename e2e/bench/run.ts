import { chromium } from 'playwright'

import { openTestService, startService } from '#tests/support/service.ts'
import { withoutStart } from '#tests/support/without-start.ts'
import { chromiumLaunch } from '#tools/find-chromium.ts'
import { startOrigins } from '#tools/origins.ts'

import { startHostSite } from '../support/host-page.ts'
import { startFloorSite } from './floor-site.ts'
import { printBudgets } from './judged.ts'
import { addLongestMenu } from './longest-menu.ts'
import { benchPages } from './pages.ts'
import { reportBytes } from './report-bytes.ts'
import { reportHost } from './report-host.ts'
import { reportInputs } from './report-inputs.ts'
import { reportOpenings, reportWaterfall } from './report-openings.ts'
import { reportScrolled } from './report-scrolled.ts'
import { reportWork } from './report-work.ts'
import { slowPreflights } from './throttle.ts'

// `--rounds 3` for a quick look, `--waterfall` for the requests of one opening, `--only openings` for one of the reports.
// Floors and product are measured in turns in the same run, so that a slow machine slows both.
const valueOf = (option: string) => process.argv[process.argv.indexOf(option) + 1]
const rounds = process.argv.includes('--rounds') ? Number(valueOf('--rounds')) : 7
const only = process.argv.includes('--only') ? valueOf('--only') : undefined
const reports = {
  bytes: reportBytes,
  host: reportHost,
  openings: reportOpenings,
  work: reportWork,
  inputs: reportInputs,
  scrolled: reportScrolled,
} as const

const beganMs = performance.now()
const service = await startService()
const longest = await addLongestMenu(service.db)
const running = await startOrigins(service, undefined, slowPreflights)
const plain = await openPlain()
const floor = await startFloorSite()
const site = await startHostSite(running)
const browser = await chromium.launch(chromiumLaunch())

/** Origins of a service that has all additions of the contract but the start in one hop. */
async function openPlain() {
  const service = await openTestService({})
  const answer = withoutStart(service.fetch)
  async function fetch(request: Request): Promise<Response> {
    const { url, method, headers } = request
    return answer(url, { method, headers, body: method === 'POST' ? await request.text() : null })
  }
  return startOrigins({ ...service, app: { fetch } }, undefined, slowPreflights)
}

try {
  const pages = benchPages(site, { floor: floor.origin, plainService: plain.service, longest })
  const bench = { browser, pages, rounds }
  console.log(
    `Chromium ${browser.version()}, ${rounds} rounds, medians; slow 4G (562.5 ms, 180 kB/s) and 4x CPU where times are shown`,
  )
  if (process.argv.includes('--waterfall')) {
    await reportWaterfall(bench)
  } else {
    const judged = []
    for (const [name, report] of Object.entries(reports))
      if (name === (only ?? name)) judged.push(...(await report(bench)))
    printBudgets('Budgets', judged)
  }
  console.log(`\n${Math.round((performance.now() - beganMs) / 1000)} s`)
} finally {
  await browser.close()
  await Promise.all([site.close(), floor.close(), plain.close(), running.close()])
}
