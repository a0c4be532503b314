import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import { nutritionFacts, wholeOf } from '#src/domain/product/nutrition-facts.ts'
import type { Nutrient, NutritionFacts } from '#src/domain/product/nutrition-facts.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './nutrition-table.css?inline'

declareStyles(css)

const names: Readonly<Record<Nutrient, MessageDescriptor>> = {
  fat: msg({ id: 'nutrition.fat', message: 'Fat' }),
  saturates: msg({ id: 'nutrition.saturates', message: 'of which saturates' }),
  carbohydrate: msg({ id: 'nutrition.carbohydrate', message: 'Carbohydrate' }),
  sugars: msg({ id: 'nutrition.sugars', message: 'of which sugars' }),
  fibre: msg({ id: 'nutrition.fibre', message: 'Fibre' }),
  protein: msg({ id: 'nutrition.protein', message: 'Protein' }),
  salt: msg({ id: 'nutrition.salt', message: 'Salt' }),
}

/** Nutrition declaration of one portion; nothing without one [PROD-65]. */
export function NutritionTable({ product }: { readonly product: Pick<Product, 'nutrition'> }) {
  const { i18n } = useInstance()
  const facts = nutritionFacts(product.nutrition)
  if (!facts) return null
  const energy = energyText(i18n, facts)
  return (
    <table className="nutrition">
      <caption>
        <Trans id="nutrition.title">Nutrition values per portion</Trans>
      </caption>
      <tbody className="tabular">
        {energy !== '' && (
          <tr>
            <th scope="row">
              <Trans id="nutrition.energy">Energy</Trans>
            </th>
            <td>{energy}</td>
          </tr>
        )}
        {facts.nutrients.map(({ nutrient, grams }) => (
          <tr key={nutrient} data-part={nutrient in wholeOf}>
            <th scope="row">{i18n._(names[nutrient])}</th>
            <td>{`${formatNumber(grams, i18n.locale)}\u00a0g`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `1.891 kJ / 452 kcal`, or what is declared of it. The signs of units are the same in every language. */
function energyText({ locale }: I18n, { kilojoules, kilocalories }: NutritionFacts): string {
  const amounts = [
    { amount: kilojoules, unit: 'kJ' },
    { amount: kilocalories, unit: 'kcal' },
  ]
  return amounts
    .flatMap(({ amount, unit }) => (amount === null ? [] : [`${formatNumber(amount, locale)}\u00a0${unit}`]))
    .join(' / ')
}
