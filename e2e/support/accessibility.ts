import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults } from 'axe-core'

/** Fails on violations that axe finds on the screen, in light and dark, target sizes included. */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  // Axe judges colours of visible parts only.
  await page.setViewportSize({ ...size, height: 3000 })
  await setTheme(page, 'light')
  const all = await violations(page, { rules: { 'target-size': { enabled: true } } })
  await setTheme(page, 'dark')
  const inDark = await violations(page, { runOnly: ['color-contrast'] })
  await setTheme(page, 'light')
  await page.setViewportSize(size)
  expect([...all, ...inDark.map((found) => `dark, ${found}`)]).toEqual([])
}

function setTheme(page: Page, theme: string) {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll('comanda-order')) element.setAttribute('theme', wanted)
  }, theme)
}

type AxeOptions = { readonly runOnly?: string[]; readonly rules?: Record<string, { enabled: boolean }> }

// Axe takes long over a thousand dishes where other work runs beside it.
const patienceMs = 60_000

/** Repeats while animations keep axe from judging colours. */
export async function violations(page: Page, options: AxeOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  let found: Judgement = { broken: [], doubt: 'the page was never judged' }
  await expect
    .poll(
      async () => {
        found = await judge(page, options)
        return found.doubt
      },
      { timeout: patienceMs },
    )
    .toBeUndefined()
    .catch(() => {})
  return [...(found.doubt === undefined ? [] : [found.doubt]), ...found.broken]
}

type Judgement = { readonly broken: readonly string[]; readonly doubt?: string | undefined }

async function judge(page: Page, options: AxeOptions): Promise<Judgement> {
  await page.evaluate(settle)
  await page.evaluate(makeJudgeable)
  const {
    passes,
    violations: broken,
    incomplete,
  } = await page.evaluate(
    (wanted) => globalThis.axe.run(document, { ...wanted, iframes: false, resultTypes: ['violations'] }),
    options,
  )
  await page.evaluate(putBack)
  const wasJudged = [...passes, ...broken].some(({ id }) => id === 'color-contrast')
  const doubts = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 80)} ${any[0]?.message}`))
  const failed = incomplete.filter((rule) => 'error' in rule).map(({ id }) => `${id} could not be judged`)
  return {
    broken: broken.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id} (${help}): ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`,
      ),
    ),
    doubt: wasJudged ? failed[0] : `no colour was judged: ${doubts.join('; ') || 'nothing is in sight'}`,
  }
}

/** Waits until all animations have ended and removed their nodes, because fading changes colours. Runs in the page. */
async function settle(): Promise<void> {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * Axe measures colours and sizes inside body only, and our nodes stand beside it; it takes the empty place of the
 * dialogs for something that covers the screen. Runs in the page.
 */
function makeJudgeable(): void {
  const { body, documentElement } = document
  body.dataset.style = body.style.cssText
  body.style.cssText += '; margin: 0; min-height: 100vh'
  for (const host of documentElement.querySelectorAll<HTMLElement>(':scope > :not(head, body)')) {
    body.moveBefore(host, null)
    host.dataset.moved = ''
    const place = host.shadowRoot?.querySelector<HTMLElement>('[data-layers]')
    if (place?.textContent === '') place.style.display = 'none'
  }
}

/** Runs in the page. */
function putBack(): void {
  const { body, documentElement } = document
  body.style.cssText = body.dataset.style ?? ''
  delete body.dataset.style
  for (const host of body.querySelectorAll<HTMLElement>('[data-moved]')) {
    documentElement.moveBefore(host, null)
    delete host.dataset.moved
    host.shadowRoot?.querySelector<HTMLElement>('[data-layers]')?.style.removeProperty('display')
  }
}

type Axe = { run(context: Document, options: object): Promise<AxeResults> }

declare global {
  // Injected into the page.
  var axe: Axe
  interface ParentNode {
    moveBefore(node: Node, before: Node | null): void
  }
}
