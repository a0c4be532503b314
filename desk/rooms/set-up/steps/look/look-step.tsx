import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import { ColourField } from './colour-field.tsx'
import { LogoField } from './logo-field.tsx'
import { LookSample } from './look-sample.tsx'
import { MainColour } from './main-colour.tsx'

import css from './look.css?inline'

declareStyles(css)

/** The logo of the restaurant, its colours, and how its menu is shown. */
export function LookStep({ onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="look" venueId={null} onSaved={onSaved}>
        <LogoField />
        <fieldset>
          <legend>
            <Trans id="look.colours">Colours</Trans>
          </legend>
          <MainColour />
          <ColourField
            colour="secondary"
            label={<Trans id="look.secondary">Second colour</Trans>}
            hint={
              <Trans id="look.secondaryHint">The widget needs one colour only; pages of your own may take both.</Trans>
            }
          />
        </fieldset>
        <LookSample />
        <LayoutField />
      </PartForm>
    </div>
  )
}

/** What the file means when it leaves the field out. */
const usualLayout = 'list'

function LayoutField() {
  const { t } = useLingui()
  const part = usePart()
  const chosen = part.at(['layout']) ?? usualLayout
  const layouts = [
    {
      value: 'list',
      label: t({ id: 'look.list', message: 'List' }),
      hint: t({ id: 'look.listHint', message: 'One dish below the other, for menus with few photos.' }),
    },
    {
      value: 'grid',
      label: t({ id: 'look.grid', message: 'Cards' }),
      hint: t({
        id: 'look.gridHint',
        message: 'Cards with large photos, for menus in which nearly every dish has one.',
      }),
    },
  ]
  return (
    <OptionGroup
      headingLevel={2}
      title={<Trans id="look.layout">How the menu is shown</Trans>}
      error={part.faultAt(['layout'])}
    >
      {layouts.map(({ value, ...row }) => (
        <RadioRow
          key={value}
          {...row}
          isChecked={chosen === value}
          onSelect={() => part.type(['layout'], value === usualLayout ? undefined : value)}
        />
      ))}
    </OptionGroup>
  )
}
