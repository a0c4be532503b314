import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'
import { formCalls, withForm } from './forms.ts'
import { id, rows } from './values.ts'

const freeFrom = withForm({ id: id<'Venue'>(), name: z.string() })
const area = withForm({ id: id<'DeliveryCity'>(), name: z.string() })
const point = withForm({ id: id<'ServicePoint'>(), name: z.string() })

/** What bringing an order costs: from which total on nothing, at each venue that delivers, and for each place. */
export const readDelivery = deskRead(
  '/delivery',
  z.object({ venues: rows(freeFrom), areas: rows(area), points: rows(point) }),
)
export const freeFromForm = formCalls('/venues/:venue/delivery')
export const areaForm = formCalls('/areas/:area/form')
export const pointForm = formCalls('/points/:point/form')
