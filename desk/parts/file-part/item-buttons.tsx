import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'

type ItemButtonsProps = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isOrdered: boolean
  readonly onRemove: () => void
  readonly onMove: (to: number) => void
}

/** Moves and takes away a thing of a list. */
export function ItemButtons({ name, index, count, isOrdered, onRemove, onMove }: ItemButtonsProps) {
  const { t } = useLingui()
  return (
    <div className="buttons">
      {isOrdered && (
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
      )}
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
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
