import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'

import { findWebKit } from '#tools/find-engines.ts'
import { serve } from '#tools/serve.ts'

import type { Driver, Engine } from './engine.ts'
import { timeZone, viewport } from './engine.ts'
import { collectFaults, takeFaults } from './fault-collector.ts'
import type { Session } from './web-driver.ts'
import { chord, openSession, pressAt, typing } from './web-driver.ts'

/** WebKitGTK by its WebDriver, on a screen of its own in memory. */
export async function startWebKit(): Promise<Engine> {
  const { driver: command, browser: binary, screen: memory } = findWebKit()
  const screen = spawn(memory, ['-displayfd', '3', '-screen', '0', `${viewport.width}x${viewport.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(command, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      TZ: timeZone,
      LANG: 'en_GB.UTF-8',
      NO_AT_BRIDGE: '1',
    },
  })
  return {
    open: async () => {
      // In full screen there are no bars, which would not become as narrow as a phone.
      const session = await openSession(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
      })
      await session.send('POST', '/window/rect', { x: 0, y: 0, ...viewport })
      return driverOf(session)
    },
    close: async () => {
      driver.kill()
      screen.kill()
    },
  }
}

/** The driver takes a number only, so this asks the system for one that nobody uses. */
async function freePort(): Promise<string> {
  const { origin, close } = await serve(() => new Response())
  await close()
  return new URL(origin).port
}

function driverOf({ send }: Session): Driver {
  const heard: string[] = []
  const run = (expression: string) => send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const act = (actions: object[]) => send('POST', '/actions', { actions })
  // Before a page is left, because what it noted goes with it. Nothing can be installed before the first script of the
  // page: what happens until it has loaded is missed here, and noted in the other engines.
  const keepFaults = async () => void heard.push(...((await run(`(${String(takeFaults)})()`)) as string[]))
  const collect = () => run(`(${String(collectFaults)})()`)
  return {
    goTo: async (url) => {
      await keepFaults()
      await send('POST', '/url', { url })
      await collect()
    },
    reload: async () => {
      await keepFaults()
      await send('POST', '/refresh')
      await collect()
    },
    run,
    press: async (x, y) => void (await act(pressAt(x, y))),
    key: async (name) => void (await act(chord(name.split('+')))),
    type: async (text) => void (await act(typing(text))),
    screenshot: async (path) => writeFile(path, Buffer.from((await send('GET', '/screenshot')) as string, 'base64')),
    faults: async () => {
      await keepFaults()
      return heard.splice(0)
    },
    close: async () => void (await send('DELETE', '')),
  }
}
