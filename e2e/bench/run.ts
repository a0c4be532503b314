import { chromium } from 'playwright'

import { openTestService, startService } from '#tests/support/service.ts'
import { withoutStart } from '#tests/support/without-start.ts'
import { chromiumLaunch } from '#tools/find-chromium.ts'
import { startOrigins } from '#tools/origins.ts'

import { startHostSite } from '../support/host-page.ts'
import { startFloorSite } from './floor-site.ts'
import { benchPages } from './pages.ts'
import { reportBytes } from './report-bytes.ts'
import { reportHeap } from './report-heap.ts'
import { reportHost } from './report-host.ts'
import { reportInputs } from './report-inputs.ts'
import { reportOpenings, reportWaterfall } from './report-openings.ts'
import { reportWork } from './report-work.ts'

// `--rounds 3` for a quick look, `--waterfall` for the requests of one opening.
// Floors and product are measured in turns in the same run, so that a slow machine slows both.
const asked = process.argv.indexOf('--rounds')
const rounds = asked === -1 ? 7 : Number(process.argv[asked + 1])

const running = await startOrigins(await startService())
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
  return startOrigins({ ...service, app: { fetch } })
}

try {
  const bench = { browser, pages: benchPages(site, floor.origin, plain.service), rounds }
  console.log(
    `Chromium ${browser.version()}, ${rounds} rounds, medians; slow 4G (562.5 ms, 180 kB/s) and 4x CPU where times are shown`,
  )
  if (process.argv.includes('--waterfall')) {
    await reportWaterfall(bench)
  } else {
    reportBytes()
    await reportHost(bench)
    await reportOpenings(bench)
    await reportWork(bench)
    await reportInputs(bench)
    await reportHeap(bench)
  }
} finally {
  await browser.close()
  await Promise.all([site.close(), floor.close(), plain.close(), running.close()])
}
