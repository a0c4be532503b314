import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'

type MoveButtonsProps = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
}
type ItemButtonsProps = MoveButtonsProps & { readonly isOrdered: boolean; readonly onRemove: () => void }

/** Moves and takes away a thing of a list. */
export function ItemButtons({ isOrdered, onRemove, ...move }: ItemButtonsProps) {
  return (
    <div className="buttons">
      {isOrdered && <MoveButtons {...move} />}
      <RemoveButton name={move.name} onRemove={onRemove} />
    </div>
  )
}

/** Moves a thing of a list by one place. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <Button
        size="small"
        variant="text"
        isDisabled={index === 0}
        aria-label={t({ id: 'part.moveUp', message: `Move ${name} up` })}
        onClick={() => onMove(index - 1)}
      >
        <Trans id="part.up">Up</Trans>
      </Button>
      <Button
        size="small"
        variant="text"
        isDisabled={index === count - 1}
        aria-label={t({ id: 'part.moveDown', message: `Move ${name} down` })}
        onClick={() => onMove(index + 1)}
      >
        <Trans id="part.down">Down</Trans>
      </Button>
    </>
  )
}

/** Takes away a thing of a list. */
export function RemoveButton({ name, onRemove }: Pick<ItemButtonsProps, 'name' | 'onRemove'>) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t({ id: 'part.removeThis', message: `Remove ${name}` })}
      onClick={onRemove}
    >
      <Trans id="part.remove">Remove</Trans>
    </Button>
  )
}
