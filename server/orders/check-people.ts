import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { isEatIn } from '#src/domain/services/order-type.ts'
import { accept } from '#src/domain/verdict.ts'

const maxPeopleUnlessSaid = 20

/** The number of people, null for types that are not eaten in: from 1 to the venue's maximum [WIZ-22, WIZ-23]. */
export function checkPeople(
  { orderType, people }: Pick<RequestOf<typeof createOrder>, 'orderType' | 'people'>,
  { maxPeople }: Pick<ServiceConfig, 'maxPeople'>,
  { language }: Pick<Call, 'language'>,
): Answer<number | null> {
  if (!isEatIn(orderType)) return accept(null)
  if (people === null || people < 1) return refusedWith('VALIDATION', [fieldText(language, 'people', 'required')])
  return people <= (maxPeople ?? maxPeopleUnlessSaid) ? accept(people) : refused('NOT_ENOUGH_SEATS')
}
