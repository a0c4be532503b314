import { Trans, useLingui } from '@lingui/react/macro'

import { FoldedItem } from '#desk/parts/file-part/folded-item.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import { Room } from '#desk/parts/room.tsx'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'

/** The categories of the menu. */
export function CategoriesPage() {
  return (
    <Room title={<Trans id="menu.categories">Categories</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <PartForm part="categories">
          <p className="hint">
            <Trans id="menu.aboutCategories">Diners see a category once it has a dish.</Trans>
          </p>
          <Categories />
        </PartForm>
      </div>
    </Room>
  )
}

function Categories() {
  const { t } = useLingui()
  const textAt = useTextAt()
  const nameOf = (index: number) =>
    textAt(['categories', index, 'name']) || t({ id: 'menu.newCategory', message: 'New category' })
  return (
    <PartList
      at={['categories']}
      label={t({ id: 'menu.categories', message: 'Categories' })}
      saysNone
      addText={<Trans id="menu.addCategory">Add a category</Trans>}
      added={{ name: '' }}
      nameOf={(_, index) => nameOf(index)}
      empty={<Trans id="menu.noCategory">There is no category yet.</Trans>}
    >
      {(path, index) => (
        <FoldedItem at={path} name={nameOf(index)}>
          <PartWords at={[...path, 'name']} label={t({ id: 'dish.name', message: 'Name' })} />
          <PartWords
            at={[...path, 'description']}
            isOptional
            rows={3}
            label={t({ id: 'dish.description', message: 'Description' })}
          />
        </FoldedItem>
      )}
    </PartList>
  )
}
