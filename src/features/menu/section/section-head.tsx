import { Trans, useLingui } from '@lingui/react/macro'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Category, getProducts } from '#src/contract/product.ts'
import { categoryPath } from '#src/instance/routes/paths.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/base/icons.tsx'

type Reply = ReplyOf<typeof getProducts>

type SectionHeadProps = {
  readonly id: string
  /** Null for recommended dishes. */
  readonly category: Category | null
  readonly reply: Reply | undefined
  /** Its dishes are not drawn, nor are the arrows. */
  readonly isAway: boolean
  readonly onGo: (path: string) => void
}

/** Name, neighbours and description of a category [MENU-10]. */
export function SectionHead({ id, category, reply, isAway, onGo }: SectionHeadProps) {
  return (
    <>
      <div className="head">
        <h2 id={id} tabIndex={-1}>
          {category === null ? <Trans id="menu.forYou">For you</Trans> : (reply?.categoryName ?? category.name)}
        </h2>
        {reply && !isAway && <Neighbours reply={reply} onGo={onGo} />}
      </div>
      {category?.description && <p className="about">{category.description}</p>}
    </>
  )
}

/** Arrows to the previous and next category, where they exist [MENU-11, MENU-12]. */
function Neighbours({ reply, onGo }: { readonly reply: Reply; readonly onGo: SectionHeadProps['onGo'] }) {
  const { t } = useLingui()
  const { previousCategory: before, nextCategory: after } = reply
  const previousName = before?.name
  const nextName = after?.name
  return (
    <div className="neighbours">
      {before && (
        <IconButton
          label={t({ id: 'menu.previous', message: `Previous category: ${previousName}` })}
          icon={<ChevronLeftIcon size={20} />}
          onClick={() => onGo(categoryPath(before.id))}
        />
      )}
      {after && (
        <IconButton
          label={t({ id: 'menu.next', message: `Next category: ${nextName}` })}
          icon={<ChevronRightIcon size={20} />}
          onClick={() => onGo(categoryPath(after.id))}
        />
      )}
    </div>
  )
}
