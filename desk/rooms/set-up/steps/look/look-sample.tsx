import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'

import type { ColourTheme } from '#src/ui/base/brand-colours.ts'
import { brandColours } from '#src/ui/base/brand-colours.ts'
import { Button } from '#src/ui/base/button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'

import { isColour, useColour } from './colour-field.tsx'

/** A dish and a button in the chosen colour, on both grounds of the widget; only to be looked at. */
export function LookSample() {
  const { t } = useLingui()
  const colour = useColour('primary')
  return (
    <figure className="desk-look-samples">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className="root sample"
          data-theme={theme}
          inert
          style={isColour(colour) ? tokensOf(colour, theme) : undefined}
        >
          <p className="name">{t({ id: 'look.sampleDish', message: 'A dish' })}</p>
          <p className="about">{t({ id: 'look.sampleAbout', message: 'With what is in it' })}</p>
          <span className="plus">
            <PlusIcon size={20} />
          </span>
          <Button variant="primary">
            <Trans id="look.sampleButton">To the order</Trans>
          </Button>
        </div>
      ))}
      <figcaption className="hint">
        <Trans id="look.sample">How it looks in the widget, by day and where diners have chosen dark screens.</Trans>
      </figcaption>
    </figure>
  )
}

/** What the widget derives from a colour (`brand-tokens.ts`). */
function tokensOf(colour: string, theme: ColourTheme): CSSProperties {
  const { brand, onBrand, brandHover, brandText } = brandColours(colour, theme)
  const tokens = { brand, 'on-brand': onBrand, 'brand-hover': brandHover, 'brand-text': brandText }
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--comanda-derived-${name}-${theme}`, value]),
  ) as CSSProperties
}
