import { createRoot } from 'react-dom/client'

import { kitLanguage, startKit } from '#demo/kit/kit-page.ts'
import { adoptDeskStyles } from '#desk/app/adopt-desk-styles.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { fileSamples } from './file-samples.tsx'
import { Gallery } from './gallery.tsx'
import type { KitDesks } from './kit-desks.ts'
import { createKitDesks } from './kit-desks.ts'
import type { KitSample } from './kit-sample.tsx'
import { orderSamples } from './order-samples.tsx'
import { pageSamples } from './page-samples.tsx'
import { roomSamples } from './room-samples.tsx'

import css from './desk-kit.css?inline'

declareStyles(css)

/** The components of the staff desk by the name of their sample. */
const samples = [...pageSamples, ...orderSamples, ...roomSamples, ...fileSamples]

startKit(async (place) => {
  adoptDeskStyles(document)
  const desks = await createKitDesks(kitLanguage)
  createRoot(place).render(<Gallery samples={samples} desks={desks} />)
  await hasRead(desks)
  for (const sample of samples) await tap(place, sample)
  await hasRead(desks)
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Everything that was sent and asked has its answer, and is drawn: an answer may lead to the next question. */
async function hasRead(desks: KitDesks): Promise<void> {
  const all = Object.values(desks)
  const isReading = () => all.some(({ queryClient }) => queryClient.isFetching() > 0)
  await Promise.all(all.map(({ client }) => client.sent()))
  do await nextFrame()
  while (isReading())
  await nextFrame()
}

/** Brings a sample into its state as staff do. */
async function tap(place: HTMLElement, { name, taps = [] }: KitSample): Promise<void> {
  for (const selector of taps) {
    const found = place.querySelector<HTMLElement>(`[data-sample="${name}"] ${selector}`)
    if (!found) throw new Error(`The sample ${name} has no ${selector}.`)
    found.click()
    await nextFrame()
    await nextFrame()
  }
}
