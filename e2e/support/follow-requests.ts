import type { Page, Request } from '@playwright/test'

const fileOf = (request: Request) => new URL(request.url()).pathname.split('/').at(-1) ?? ''

/** Names of the scripts that the page has asked for, in order. */
export function followScripts(page: Page): readonly string[] {
  const names: string[] = []
  page.on('request', (request: Request) => {
    const file = fileOf(request)
    if (file.endsWith('.js')) names.push(file)
  })
  return names
}

/** Names of the calls of the service that the page has made, in order. */
export function followCalls(page: Page): readonly string[] {
  const names: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST') names.push(fileOf(request))
  })
  return names
}

/** Holds back a file; returns the function that lets it go. */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (intercepted) => {
    await isReleased
    await intercepted.continue()
  })
  return release
}
