import { Trans, useLingui } from '@lingui/react/macro'

import { contrast } from '#src/browser/contrast.ts'
import type { ColourTheme } from '#src/ui/base/brand-colours.ts'
import { brandColours } from '#src/ui/base/brand-colours.ts'
import { Notice } from '#src/ui/base/notice.tsx'

import { ColourField, isColour, useColour } from './colour-field.tsx'

/** The colour of buttons and links, and how well it can be read. */
export function MainColour() {
  const colour = useColour('primary')
  return (
    <>
      <ColourField
        colour="primary"
        label={<Trans id="look.primary">Main colour</Trans>}
        hint={<Trans id="look.primaryHint">Of buttons and links. Without one the widget is red.</Trans>}
      />
      {isColour(colour) && (
        <div className="desk-readable" role="status">
          <Readable colour={colour.toLowerCase()} theme="light" />
          <Readable colour={colour.toLowerCase()} theme="dark" />
        </div>
      )}
    </>
  )
}

type ReadableProps = { readonly colour: string; readonly theme: ColourTheme }

/** What the widget makes of a colour on one of its grounds, and the contrast of the text on its buttons. */
function Readable({ colour, theme }: ReadableProps) {
  const { t, i18n } = useLingui()
  const { brand, onBrand } = brandColours(colour, theme)
  const ratio = i18n.number(contrast(brand, onBrand), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (brand === colour)
    return (
      <p className="hint">
        {theme === 'light'
          ? t({ id: 'look.readableLight', message: `On light ground: readable on buttons, ${ratio} to 1.` })
          : t({ id: 'look.readableDark', message: `On dark ground: readable on buttons, ${ratio} to 1.` })}
      </p>
    )
  return (
    <Notice kind="warn">
      <p>
        {theme === 'light'
          ? t({
              id: 'look.darkened',
              message: `Too light for light ground: the widget darkens it to ${brand} there, with ${ratio} to 1 on buttons.`,
            })
          : t({
              id: 'look.lightened',
              message: `Too dark for dark ground: the widget lightens it to ${brand} there, with ${ratio} to 1 on buttons.`,
            })}
      </p>
    </Notice>
  )
}
