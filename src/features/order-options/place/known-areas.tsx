import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { DeliveryArea } from '#src/domain/areas/delivery-areas.ts'
import { useDeliveryAreas } from '#src/parts/address/use-delivery-areas.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

export type KnownAreas = { readonly cities: readonly DeliveryCity[]; readonly areas: readonly DeliveryArea[] }
export type KnownAreasProps = { readonly venue: Venue; readonly children: (known: KnownAreas) => ReactNode }

/** Renders its children once the venue's delivery areas are loaded. */
export function WithAreas({ venue, children }: KnownAreasProps) {
  const { t } = useLingui()
  const { cities, areas, error, reload } = useDeliveryAreas(venue.id)
  if (error) return <LoadFailure error={error} onRetry={reload} />
  if (cities && areas) return children({ cities, areas })
  return <SkeletonList label={t({ id: 'wizard.loading', message: 'Loading the times' })} count={1} shape="box" />
}
