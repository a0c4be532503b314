import type { AuditAction } from '#desk/contract/audit.ts'
import { isForOwners, isPartOf, ownersFields } from '#desk/contract/set-up/file-parts.ts'
import { readLegalTexts } from '#desk/contract/set-up/legal-texts.ts'
import type { ShownPart } from '#desk/contract/set-up/part-calls.ts'
import {
  readDishPart,
  readMenuPart,
  readPart,
  readSavingsPart,
  readVenuePart,
  saveDishPart,
  saveMenuPart,
  savePart,
  saveSavingsPart,
  saveVenuePart,
} from '#desk/contract/set-up/part-calls.ts'
import { finishStep, isDoneByItself, readSteps } from '#desk/contract/set-up/steps.ts'
import { templateTexts } from '#server/legal/template-texts.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { DeskCall, DeskRoutes } from '#server/staff/desk-answer.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { keepSetUpStep } from '#server/venues/set-up-steps.ts'
import { refuse } from '#src/domain/verdict.ts'

import { changedPart } from './part-facts.ts'
import type { FilePlace } from './part-holders.ts'
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
      const isThere = steps.some(({ name, venue }) => name === step && (venue?.id ?? null) === venueId)
      if (!isThere || isDoneByItself(step)) return refuse({ reason: 'unknown' })
      await keepSetUpStep(tx, { restaurantId, step: nameOfStep({ step, venueId }), nowMs: call.nowMs })
      return audited({ action: 'set-up.done', subject: venueId ?? restaurantId, before: null, after: { [step]: true } })
    }),
  )

  partRoutes(desk, { read: readPart, save: savePart, placeOf: placeOfRestaurant })
  partRoutes(desk, { read: readSavingsPart, save: saveSavingsPart, placeOf: placeOfSavings })
  partRoutes(desk, { read: readVenuePart, save: saveVenuePart, placeOf: placeOfVenue })
  partRoutes(desk, { read: readMenuPart, save: saveMenuPart, placeOf: placeOfMenu })
  partRoutes(desk, { read: readDishPart, save: saveDishPart, placeOf: placeOfDish })
}

type PartCalls = {
  readonly read:
    | typeof readPart
    | typeof readSavingsPart
    | typeof readVenuePart
    | typeof readMenuPart
    | typeof readDishPart
  readonly save:
    | typeof savePart
    | typeof saveSavingsPart
    | typeof saveVenuePart
    | typeof saveMenuPart
    | typeof saveDishPart
  readonly placeOf: (call: DeskCall, part: string) => FilePlace | null
}

const nothing = { version: '', value: {}, languages: [], venues: [], menus: [], menu: null, productId: null }

function partRoutes(desk: DeskRoutes, { read, save, placeOf }: PartCalls) {
  const askedOf = (call: DeskCall) => placeOf(call, call.context.req.param('part') ?? '')
  const readerOf = ({ member, language }: DeskCall, { part }: FilePlace) => ({
    language,
    hides: member.role === 'owner' ? [] : ownersFields(part),
  })

  desk.read(read, async (call) => {
    const place = askedOf(call)
    const { db, member } = call
    const shown = place && (await readFilePart(db, member.restaurantId, { place, ...readerOf(call, place) }))
    return shown ?? nothing
  })

  desk.change(save, ({ version, value }, call) =>
    saveChange(call, async (tx) => {
      const place = askedOf(call)
      if (!place) return refuse({ reason: 'unknown' })
      const { restaurantId } = call.member
      const saved = await saveFilePart(tx, { restaurantId, place, version, value, ...readerOf(call, place) })
      if (!saved.ok) return saved
      const { before, after } = saved.value
      const step = stepOfPart(place)
      if (step) await keepSetUpStep(tx, { restaurantId, step: nameOfStep(step), nowMs: call.nowMs })
      const facts = changedPart(before.value, after.value)
      const isNew = place.holder === 'dish' && place.id === null
      const subject = subjectOf(place, restaurantId, after)
      return audited({ action: actionOf(place), subject, ...facts, ...(isNew && { before: null }) }, after)
    }),
  )
}

/** What the audit calls the save of a part. */
function actionOf({ holder, part, id }: FilePlace): AuditAction {
  if (holder === 'dish') return id === null ? 'product.make' : 'product.edit'
  if (holder === 'savings') return 'code.edit'
  if (holder === 'menu') return `menu.${part}`
  if (part === 'settings') return 'settings.restaurant'
  return part === 'rules' ? 'settings.venue' : `set-up.${part}`
}

/** What was saved, as the audit calls it; of a dish its name too. */
function subjectOf({ id }: FilePlace, restaurantId: number, { productId, value: { name } }: ShownPart) {
  if (productId === null) return id ?? restaurantId
  const [text] = typeof name === 'string' ? [name] : Object.values(name as Readonly<Record<string, string>>)
  return `${productId} · ${text}`
}

function placeOfRestaurant({ member }: DeskCall, part: string): FilePlace | null {
  if (!isPartOf('restaurant', part) || (isForOwners(part) && member.role !== 'owner')) return null
  return { holder: 'restaurant', part, id: null }
}

function placeOfSavings(_call: DeskCall, part: string): FilePlace | null {
  return isPartOf('savings', part) ? { holder: 'savings', part, id: null } : null
}

function placeOfVenue({ member, idOf }: DeskCall, part: string): FilePlace | null {
  if (!isPartOf('venue', part) || (isForOwners(part) && member.role !== 'owner')) return null
  return { holder: 'venue', part, id: idOf<'Venue'>('venue') }
}

/** Without a number a dish is one that is not there yet. */
function placeOfMenu(_call: DeskCall, part: string): FilePlace | null {
  if (isPartOf('dish', part)) return { holder: 'dish', part, id: null }
  return isPartOf('menu', part) ? { holder: 'menu', part, id: null } : null
}

function placeOfDish({ idOf }: DeskCall, part: string): FilePlace | null {
  return isPartOf('dish', part) ? { holder: 'dish', part, id: idOf<'Product'>('product') } : null
}
