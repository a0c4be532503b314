import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'

/** The nutrition declaration of one portion. */
export function Nutrition() {
  const { t } = useLingui()
  const part = usePart()
  const names = {
    energyKj: t({ id: 'dish.energyKj', message: 'Energy (kJ)' }),
    energyKcal: t({ id: 'dish.energyKcal', message: 'Energy (kcal)' }),
    fatGrams: t({ id: 'dish.fat', message: 'Fat (g)' }),
    saturatesGrams: t({ id: 'dish.saturates', message: 'of which saturates (g)' }),
    carbohydrateGrams: t({ id: 'dish.carbohydrate', message: 'Carbohydrate (g)' }),
    sugarsGrams: t({ id: 'dish.sugars', message: 'of which sugars (g)' }),
    fibreGrams: t({ id: 'dish.fibre', message: 'Fibre (g)' }),
    proteinGrams: t({ id: 'dish.protein', message: 'Protein (g)' }),
    saltGrams: t({ id: 'dish.salt', message: 'Salt (g)' }),
  }
  return (
    <details open={part.hasFaultIn(['nutrition']) || undefined}>
      <summary>
        <Trans id="dish.nutrition">Nutrition of one portion</Trans>
      </summary>
      <div className="group">
        {Object.entries(names).map(([field, label]) => (
          <PartNumber key={field} at={['nutrition', field]} kind="decimal" label={label} />
        ))}
      </div>
    </details>
  )
}
