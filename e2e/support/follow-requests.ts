import type { Page, Request } from '@playwright/test'

const fileOf = (request: Request) => new URL(request.url()).pathname.split('/').at(-1) ?? ''

/** Names of what the page has asked for, in order. */
function follow(page: Page, isFollowed: (request: Request) => boolean): readonly string[] {
  const names: string[] = []
  page.on('request', (request: Request) => {
    if (isFollowed(request)) names.push(fileOf(request))
  })
  return names
}

/** Names of the scripts that the page has asked for, in order. */
export const followScripts = (page: Page) => follow(page, (request) => fileOf(request).endsWith('.js'))

/** Names of the calls of the service that the page has made, in order. */
export const followCalls = (page: Page) => follow(page, (request) => request.method() === 'POST')

/** Holds back what is asked of an address, before other routes of the page; returns the function that lets it go. */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (intercepted) => {
    await isReleased
    await intercepted.fallback()
  })
  return release
}
