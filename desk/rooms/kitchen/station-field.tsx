import { Trans, useLingui } from '@lingui/react/macro'

import type { DeskMenu } from '#desk/contract/menu.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Station } from './kitchen-orders.ts'

type StationFieldProps = {
  readonly categories: DeskMenu['categories']
  readonly station: Station
  readonly onStation: (station: Station) => void
}

/** Chooses the categories that this device shows; folded away, as it is done once. */
export function StationField({ categories, station, onStation }: StationFieldProps) {
  const { t } = useLingui()
  const chosen = categories.filter(({ id }) => station.includes(id)).map(({ name }) => name)
  const toggle = (id: Station[number]) =>
    onStation(station.includes(id) ? station.filter((each) => each !== id) : [...station, id])
  return (
    <details className="station">
      <summary>
        <Trans id="kitchen.station">Station</Trans>
        <strong>{chosen.length === 0 ? t({ id: 'kitchen.all', message: 'All dishes' }) : chosen.join(', ')}</strong>
      </summary>
      <p className="hint">
        <Trans id="kitchen.device">
          This device remembers its station and what was ticked off; other desks do not see it.
        </Trans>
      </p>
      <div
        className="choices"
        role="group"
        aria-label={t({ id: 'kitchen.categories', message: 'Categories of this station' })}
      >
        {categories
          .filter(({ products }) => products.length > 0)
          .map(({ id, name }) => (
            <Button
              key={id}
              variant={station.includes(id) ? 'primary' : 'secondary'}
              aria-pressed={station.includes(id)}
              onClick={() => toggle(id)}
            >
              {name}
            </Button>
          ))}
        {station.length > 0 && (
          <Button variant="text" onClick={() => onStation([])}>
            <Trans id="kitchen.all">All dishes</Trans>
          </Button>
        )}
      </div>
    </details>
  )
}
