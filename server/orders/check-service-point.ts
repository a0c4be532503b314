import { checkServicePointServed } from '#server/places/check-service-point-served.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredServicePoint } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { deliveryFee } from '#src/domain/areas/delivery-charges.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>
type AtPoint = { readonly servicePoint: StoredServicePoint; readonly deliveryFee?: Cents | null }

/** The service point of an order, and for DIL where at it the customer waits [CHK-26, CHK-50]. */
export async function checkServicePoint(request: OrderRequest, call: Call): Promise<Answer<Partial<AtPoint>>> {
  const { localize, language } = call
  const served = await checkServicePointServed({ ...request, servicePointId: request.servicePointId ?? null }, call)
  if (!served.ok) return served
  const point = served.value
  if (!point) return accept({})
  const isBrought = destinationOf(request.orderType) === 'servicePoint'
  const typed = typedText(request.deliveryPoint ?? '') || null
  // Without a label for the delivery point the customer waits at the service point itself.
  if (isBrought && typed === null && point.deliveryPointLabels) {
    return refusedWith('VALIDATION', [fieldText(language, 'deliveryPoint', 'required')])
  }
  const servicePoint = {
    id: point.id,
    name: localize(point.names),
    deliveryPointLabel: localize.orNull(point.deliveryPointLabels),
    typeLabel: localize.orNull(point.typeLabels),
    deliveryPoint: isBrought ? typed : null,
  }
  if (!isBrought) return accept({ servicePoint })
  return accept({ servicePoint, deliveryFee: deliveryFee('servicePoint', { servicePoint: point }) })
}
