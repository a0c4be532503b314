import { Trans, useLingui } from '@lingui/react/macro'

import { FoldedItem } from '#desk/parts/file-part/folded-item.tsx'
import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import { Room } from '#desk/parts/room.tsx'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'

/** What dishes are marked with, such as a diet. */
export function TraitsPage() {
  return (
    <Room title={<Trans id="dish.traits">Diets and marks</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <PartForm part="traits">
          <p className="hint">
            <Trans id="traits.about">A dish says in its form which of them it has.</Trans>
          </p>
          <Traits />
        </PartForm>
      </div>
    </Room>
  )
}

function Traits() {
  const { t } = useLingui()
  const textAt = useTextAt()
  const nameOf = (index: number) => textAt(['traits', index, 'name']) || t({ id: 'traits.new', message: 'New mark' })
  return (
    <PartList
      at={['traits']}
      label={t({ id: 'dish.traits', message: 'Diets and marks' })}
      saysNone
      addText={<Trans id="traits.add">Add a mark</Trans>}
      added={{ name: '' }}
      nameOf={(_, index) => nameOf(index)}
      empty={<Trans id="traits.none">There are none yet.</Trans>}
    >
      {(path, index) => (
        <FoldedItem at={path} name={nameOf(index)}>
          <PartWords at={[...path, 'name']} label={t({ id: 'dish.name', message: 'Name' })} />
          <PartChoice
            at={[...path, 'icon']}
            label={<Trans id="traits.icon">Its sign</Trans>}
            blank={t({ id: 'traits.noIcon', message: 'None' })}
            options={[
              { value: 'vegetarian', label: t({ id: 'traits.vegetarian', message: 'Vegetarian' }) },
              { value: 'vegan', label: t({ id: 'traits.vegan', message: 'Vegan' }) },
              { value: 'gluten-free', label: t({ id: 'traits.glutenFree', message: 'Without gluten' }) },
              { value: 'spicy', label: t({ id: 'traits.spicy', message: 'Spicy' }) },
            ]}
          />
        </FoldedItem>
      )}
    </PartList>
  )
}
