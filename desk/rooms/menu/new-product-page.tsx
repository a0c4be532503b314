import { Trans, useLingui } from '@lingui/react/macro'

import { makeProduct, readNewProduct } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { ServiceForm } from '#desk/parts/forms/service-form.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { BackToMenu } from './back-to-menu.tsx'

/** The form of one more product. `onMade` takes its number. */
export function NewProductPage({ onMade }: { readonly onMade: (productId: number) => void }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const form = useDeskQuery(readNewProduct)
  return (
    <Room title={<Trans id="menu.newProduct">New product</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <Read of={form}>
          {({ fields }) => (
            <ServiceForm
              fields={fields}
              action={t({ id: 'menu.makeProduct', message: 'Put it in the menu' })}
              failure={failure}
              save={async ({ typed }) => {
                const answer = await send(makeProduct, {}, { typed })
                if (answer.ok) {
                  say(
                    t({
                      id: 'menu.productMade',
                      message: 'The product is in the menu. Edit it to add sold-out venues and a photo.',
                    }),
                  )
                  onMade(answer.value.id)
                }
                return answer
              }}
            />
          )}
        </Read>
      </div>
    </Room>
  )
}
