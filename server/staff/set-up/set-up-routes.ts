import { isForOwners, isRestaurantPart, isVenuePart } from '#desk/contract/set-up/file-parts.ts'
import { readLegalTexts } from '#desk/contract/set-up/legal-texts.ts'
import { readPart, readVenuePart, savePart, saveVenuePart } from '#desk/contract/set-up/part-calls.ts'
import { finishStep, readSteps } from '#desk/contract/set-up/steps.ts'
import { templateTexts } from '#server/legal/template-texts.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { keepSetUpStep } from '#server/venues/set-up-steps.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { FilePlace } from './file-part.ts'
import { changedPart } from './part-facts.ts'
import { readFilePart, saveFilePart } from './save-file-part.ts'
import { nameOfStep, stepOfPart } from './set-up-steps.ts'
import { stepsOf } from './step-states.ts'

/** How owners set their restaurant up: its steps, and the parts of its file that they edit (decision 133). */
export function setUpRoutes(desk: DeskRoutes, { providers }: Pick<PaymentDeps, 'providers'>) {
  desk.read(readSteps, ({ db, member }) => stepsOf({ db, providers }, member))

  desk.read(readLegalTexts, async ({ db, member, language }) => ({
    texts: await templateTexts(db, member.restaurantId, language),
  }))

  desk.change(finishStep, ({ step, venueId }, call) =>
    saveChange(call, async (tx) => {
      const { restaurantId } = call.member
      const { steps } = await stepsOf({ db: tx, providers }, call.member)
      if (!steps.some(({ name, venue }) => name === step && (venue?.id ?? null) === venueId))
        return refuse({ reason: 'unknown' })
      await keepSetUpStep(tx, { restaurantId, step: nameOfStep({ step, venueId }), nowMs: call.nowMs })
      return audited({ action: 'set-up.done', subject: venueId ?? restaurantId, before: null, after: { [step]: true } })
    }),
  )

  partRoutes(desk, { read: readPart, save: savePart, placeOf: placeOfRestaurant })
  partRoutes(desk, { read: readVenuePart, save: saveVenuePart, placeOf: placeOfVenue })
}

type PartCalls = {
  readonly read: typeof readPart | typeof readVenuePart
  readonly save: typeof savePart | typeof saveVenuePart
  readonly placeOf: (call: DeskCall) => FilePlace | null
}

function partRoutes(desk: DeskRoutes, { read, save, placeOf }: PartCalls) {
  desk.read(read, async (call) => {
    const place = placeOf(call)
    const shown = place && (await readFilePart(call.db, call.member.restaurantId, place))
    return shown ?? { version: '', value: {}, languages: [], venues: [], menus: [] }
  })

  desk.change(save, ({ version, value }, call) =>
    saveChange(call, async (tx) => {
      const place = placeOf(call)
      if (!place) return refuse({ reason: 'unknown' })
      const { restaurantId } = call.member
      const saved = await saveFilePart(tx, { restaurantId, place, version, value, language: call.language })
      if (!saved.ok) return saved
      const { before, after } = saved.value
      await keepSetUpStep(tx, { restaurantId, step: nameOfStep(stepOfPart(place)), nowMs: call.nowMs })
      const facts = changedPart(before.value, after.value)
      const subject = place.venueId ?? restaurantId
      return audited({ action: `set-up.${place.part}`, subject, ...facts }, after)
    }),
  )
}

function placeOfRestaurant({ context }: DeskCall): FilePlace | null {
  const part = context.req.param('part') ?? ''
  return isRestaurantPart(part) ? { part, venueId: null } : null
}

function placeOfVenue({ context, member, idOf }: DeskCall): FilePlace | null {
  const part = context.req.param('part') ?? ''
  if (!isVenuePart(part) || (isForOwners(part) && member.role !== 'owner')) return null
  return { part, venueId: idOf<'Venue'>('venue') }
}
