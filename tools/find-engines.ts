import { existsSync } from 'node:fs'

/** An engine that the journeys of `e2e/engines` run in beside Chromium. */
export type OtherEngine = 'firefox' | 'webkit'

/** Debian packages that bring each engine, and what drives it. */
export const debianPackages: Readonly<Record<OtherEngine, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const webKitFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${machine}/webkit${version === '6.0' ? '' : '2'}gtk-${version}`),
)

/** Path of Firefox; '' when there is none. `COMANDA_FIREFOX` names another. */
export function findFirefox(): string {
  return firstOf([process.env.COMANDA_FIREFOX ?? '', '/usr/bin/firefox-esr'])
}

/** Paths of the WebDriver of WebKitGTK, its browser and the screen in memory it is shown on; '' for what is missing. */
export function findWebKit(): { readonly driver: string; readonly browser: string; readonly screen: string } {
  return {
    driver: firstOf(['/usr/bin/WebKitWebDriver']),
    browser: firstOf(webKitFolders.map((folder) => `${folder}/MiniBrowser`)),
    screen: firstOf(['/usr/bin/Xvfb']),
  }
}

export function isInstalled(engine: OtherEngine): boolean {
  if (engine === 'firefox') return findFirefox() !== ''
  return !Object.values(findWebKit()).includes('')
}

function firstOf(paths: readonly string[]): string {
  return paths.find((path) => path !== '' && existsSync(path)) ?? ''
}
