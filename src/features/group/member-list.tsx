import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { GroupMember, GroupOrder } from '#src/contract/group-order.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { lineTotal, productsTotal } from '#src/domain/cart/cart.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { useVenueOfGroup } from './use-group.ts'

type MemberListProps = {
  readonly group: GroupOrder
  /** The member whose phone this is; null for somebody else. */
  readonly ownId?: Id<'GroupMember'> | null
  /** What can be done with a member. */
  readonly actionOf?: (member: GroupMember) => ReactNode
}

/** The members of a group, each with their dishes and what these cost. */
export function MemberList({ group, ownId = null, actionOf }: MemberListProps) {
  const price = usePrice(useVenueOfGroup(group))
  return (
    <ul className="members">
      {group.members.map((member) => (
        <li className="member" key={member.id}>
          <div className="head">
            <h3 className="name">{member.name}</h3>
            {member.id === ownId && (
              <Tag>
                <Trans id="group.you">you</Trans>
              </Tag>
            )}
            {member.id === group.leadId && group.state !== 'ordered' && (
              <Tag kind="ok">
                <Trans id="group.lead">places the order</Trans>
              </Tag>
            )}
            {member.lines.length > 0 && <strong className="sum tabular">{price(productsTotal(member.lines))}</strong>}
          </div>
          {member.lines.length === 0 ? (
            <p className="muted">
              <Trans id="group.nothing">Nothing chosen yet</Trans>
            </p>
          ) : (
            <ul className="dishes">
              {member.lines.map((line) => (
                <Dish key={line.lineId} line={line} total={price(lineTotal(line))} />
              ))}
            </ul>
          )}
          {actionOf?.(member)}
        </li>
      ))}
    </ul>
  )
}

function Dish({ line: { quantity, item }, total }: { readonly line: OrderLine; readonly total: string }) {
  const options = chosenOptionTexts(item).join(' · ')
  return (
    <li>
      <span className="tabular">{quantity} ×</span>
      <span className="what">
        {item.name}
        {options !== '' && <span className="options">{options}</span>}
      </span>
      <span className="tabular">{total}</span>
    </li>
  )
}
