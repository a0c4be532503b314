import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'

import { ClosedGroup } from './closed-group.tsx'
import { optionsOf, useMenuThings } from './use-menu-things.ts'

/** Which extras can be added. */
export function Extras() {
  const { t } = useLingui()
  const { extraSets } = useMenuThings()
  return (
    <ClosedGroup title={<Trans id="dish.extras">Extras</Trans>} fields={['extras']}>
      <PartChoice
        at={['extras']}
        label={<Trans id="dish.extraSet">Extras that can be added</Trans>}
        hint={<Trans id="dish.extraSetHint">Several dishes can share them.</Trans>}
        blank={t({ id: 'dish.noExtras', message: 'None' })}
        options={optionsOf(extraSets)}
      />
      <ToExtras />
    </ClosedGroup>
  )
}

/** What is part of the price and has to be picked, such as flavours of ice cream. */
export function Picks() {
  const { t } = useLingui()
  const part = usePart()
  const { extraSets } = useMenuThings()
  return (
    <ClosedGroup title={<Trans id="dish.picks">Included, to pick</Trans>} fields={['picks']}>
      <p className="hint">
        <Trans id="dish.picksAbout">Such as flavours of ice cream: they are part of the price.</Trans>
      </p>
      <PartChoice
        at={['picks', 'from']}
        label={<Trans id="dish.picksFrom">Picked from</Trans>}
        blank={t({ id: 'dish.noExtras', message: 'None' })}
        options={optionsOf(extraSets)}
        onNone={() => part.type(['picks'], undefined)}
      />
      {part.at(['picks']) !== undefined && (
        <div className="group">
          <PartNumber at={['picks', 'min']} kind="count" label={<Trans id="dish.least">At least</Trans>} />
          <PartNumber at={['picks', 'max']} kind="count" label={<Trans id="dish.most">At most</Trans>} />
          <PartNumber
            at={['picks', 'maxFlavours']}
            kind="count"
            label={<Trans id="dish.flavours">Different ones, at most</Trans>}
            hint={<Trans id="dish.flavoursHint">Two scoops of one flavour are one.</Trans>}
          />
        </div>
      )}
      <ToExtras />
    </ClosedGroup>
  )
}

/** What was typed here is kept meanwhile. */
function ToExtras() {
  return (
    <div>
      <PageLink to="/menu/extras">
        <Trans id="dish.editExtras">Edit the extras</Trans>
      </PageLink>
    </div>
  )
}
