import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

import { ClosedGroup } from './closed-group.tsx'
import { optionsOf, useMenuThings } from './use-menu-things.ts'

/** Several dishes at one price, such as a lunch of two courses. */
export function Combo() {
  const { t } = useLingui()
  const part = usePart()
  return (
    <ClosedGroup title={<Trans id="dish.combo">Several dishes together</Trans>} fields={['combo']}>
      <PartChoice
        at={['combo', 'pricing']}
        label={<Trans id="dish.pricing">What it costs</Trans>}
        blank={t({ id: 'dish.noCombo', message: 'It is no set of dishes' })}
        options={[
          { value: 'fixed', label: t({ id: 'dish.fixed', message: 'Its own price, and supplements' }) },
          { value: 'variable', label: t({ id: 'dish.variable', message: 'The sum of what is picked' }) },
        ]}
        onNone={() => part.type(['combo'], undefined)}
      />
      {part.at(['combo']) !== undefined && (
        <>
          <div className="group">
            <PartNumber
              at={['combo', 'min']}
              kind="count"
              label={<Trans id="dish.leastDishes">Dishes at least</Trans>}
            />
            <PartNumber at={['combo', 'max']} kind="count" label={<Trans id="dish.mostDishes">Dishes at most</Trans>} />
          </div>
          <Courses />
        </>
      )}
    </ClosedGroup>
  )
}

function Courses() {
  const { t } = useLingui()
  const { categories } = useMenuThings()
  return (
    <PartList
      at={['combo', 'courses']}
      label={t({ id: 'dish.courses', message: 'Courses' })}
      headingLevel={3}
      saysNone
      addText={<Trans id="dish.addCourse">Add a course</Trans>}
      added={{ category: categories[0]?.key ?? '', products: [] }}
      isOrdered
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'dish.oneCourse', message: `course ${number}` })
      }}
      empty={<Trans id="dish.noCourses">It needs a course.</Trans>}
    >
      {(path) => (
        <>
          <div className="group">
            <PartChoice
              at={[...path, 'category']}
              label={<Trans id="dish.category">Category</Trans>}
              options={optionsOf(categories)}
            />
            <PartNumber at={[...path, 'min']} kind="count" label={<Trans id="dish.least">At least</Trans>} />
            <PartNumber at={[...path, 'max']} kind="count" label={<Trans id="dish.most">At most</Trans>} />
          </div>
          <CourseDishes at={[...path, 'products']} />
        </>
      )}
    </PartList>
  )
}

function CourseDishes({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const { dishes } = useMenuThings()
  return (
    <PartList
      at={at}
      label={t({ id: 'dish.courseDishes', message: 'Dishes to pick from' })}
      headingLevel={3}
      saysNone
      addText={<Trans id="dish.addDish">Add a dish</Trans>}
      added={{ product: dishes[0]?.key ?? '' }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'dish.oneDish', message: `dish ${number}` })
      }}
      empty={<Trans id="dish.noDishes">No dishes yet.</Trans>}
    >
      {(path) => (
        <div className="group">
          <PartChoice
            at={[...path, 'product']}
            label={<Trans id="dish.dish">Dish</Trans>}
            options={optionsOf(dishes)}
          />
          <PartNumber
            at={[...path, 'price']}
            kind="money"
            label={<Trans id="dish.supplement">Its price in the set</Trans>}
            hint={<Trans id="dish.supplementHint">With a price of its own a supplement. Empty: nothing.</Trans>}
          />
          <PartNumber
            at={[...path, 'quantity']}
            kind="count"
            label={<Trans id="dish.atFirst">Picked at first</Trans>}
          />
        </div>
      )}
    </PartList>
  )
}
