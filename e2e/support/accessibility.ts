import { expect } from '@playwright/test'
import type { Page, ViewportSize } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults } from 'axe-core'

import { findPoorFields, findSmallTargets } from './judges.ts'
import { enlargeText, findOverflow } from './reflow.ts'
import { isMoving } from './stillness.ts'

type Condition = {
  readonly name: string
  /** Attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly hasForcedColours?: true
  /** 320 px wide, with text of double size. */
  readonly isNarrow?: true
}

const dark: Condition = { name: 'dark', attributes: { theme: 'dark' } }
// Dark text only, white text only, the least contrast that may stay, nearly the page's own colours.
const brands = ['#ffd400', '#0a1f44', '#7a7a7a', '#fffff0'].flatMap((color) =>
  ['light', 'dark'].map((theme): Condition => ({ name: `${color} in ${theme}`, attributes: { color, theme } })),
)
const onPhones: readonly Condition[] = [
  { name: '#ffd400 in light', attributes: { color: '#ffd400' } },
  { name: 'forced colours', hasForcedColours: true },
  { name: '320 px, text of 200 %', isNarrow: true },
]
const isFull = process.env.COMANDA_E2E === 'full'

export type Conditions = 'themes' | 'all'

/**
 * Fails on violations that axe finds on the screen, in light and dark, target sizes included. With all conditions also,
 * on phones, on small targets and poor fields, and with another brand, forced colours, and large text on the narrowest
 * screen; `npm run e2e:full` has more brands, and all of it on the desktop too.
 */
export async function expectAccessible(page: Page, wanted: Conditions = 'themes') {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  const isThorough = wanted === 'all' && (isFull || size.width < 600)
  // Axe judges colours of visible parts only.
  const tall = { ...size, height: 3000 }
  await page.setViewportSize(tall)
  await setAttributes(page, { theme: 'light' })
  const found = await violations(page, {
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  })
  for (const judge of isThorough ? [findSmallTargets, findPoorFields] : []) found.push(...(await page.evaluate(judge)))
  for (const condition of [dark, ...(isThorough ? onPhones : []), ...(isThorough && isFull ? brands : [])]) {
    const inIt = await violationsIn(page, condition, tall)
    found.push(...inIt.map((one) => `${condition.name}, ${one}`))
  }
  await page.setViewportSize(size)
  expect(found).toEqual([])
}

async function violationsIn(page: Page, { attributes, hasForcedColours, isNarrow }: Condition, size: ViewportSize) {
  const rules = isNarrow ? ['target-size', 'scrollable-region-focusable'] : ['color-contrast']
  if (attributes) await setAttributes(page, attributes)
  if (hasForcedColours) await page.emulateMedia({ forcedColors: 'active' })
  if (isNarrow) await page.setViewportSize({ ...size, width: 320 })
  const back = isNarrow ? await enlargeText(page) : undefined
  const found = await violations(page, { runOnly: rules })
  if (isNarrow) found.push(...(await page.evaluate(findOverflow)))
  await back?.()
  if (isNarrow) await page.setViewportSize(size)
  if (hasForcedColours) await page.emulateMedia({ forcedColors: 'none' })
  if (attributes) await setAttributes(page, { theme: 'light', color: null })
  return found
}

function setAttributes(page: Page, attributes: Readonly<Record<string, string | null>>) {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll('comanda-order')) {
      for (const [name, value] of Object.entries(wanted)) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    }
  }, attributes)
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
  const hasMoved = await page.evaluate(isMoving)
  await page.evaluate(putBack)
  const isAboutColours = options.runOnly?.includes('color-contrast') ?? true
  const wasJudged = !isAboutColours || [...passes, ...broken].some(({ id }) => id === 'color-contrast')
  const doubts = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 80)} ${any[0]?.message}`))
  const failed = incomplete.filter((rule) => 'error' in rule).map(({ id }) => `${id} could not be judged`)
  const unseen = wasJudged ? failed[0] : `no colour was judged: ${doubts.join('; ') || 'nothing is in sight'}`
  return {
    broken: broken.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id} (${help}): ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`,
      ),
    ),
    doubt: hasMoved ? 'an animation was running' : unseen,
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
