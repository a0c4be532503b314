import { useEffect, useRef } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useLateCode } from '#desk/parts/use-late-code.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import type * as PlaceWidget from './place-widget.tsx'
import type { TakenOrder, WidgetUse } from './place-widget.tsx'

import css from './desk-widget.css?inline'

declareStyles(css)

type DeskWidgetProps = {
  readonly use: WidgetUse
  /** What the widget keeps, by name, as JSON. */
  readonly values: Map<string, string>
  /** Shows the loyalty card of a guest with so many points and nothing else; the whole widget when left out. */
  readonly cardPoints?: number
  /** An order was taken: the widget is to be taken away. */
  readonly onTaken: (order: TakenOrder) => void
}

/** The widget itself, at the desk; its code is loaded when it is shown. */
export function DeskWidget(props: DeskWidgetProps) {
  const widget = useLateCode('widget', () => import('./place-widget.tsx'))
  return <Read of={widget}>{({ placeWidget }) => <Widget place={placeWidget} {...props} />}</Read>
}

type WidgetProps = DeskWidgetProps & { readonly place: typeof PlaceWidget.placeWidget }

function Widget({ place, use, values, cardPoints, onTaken }: WidgetProps) {
  const { client, clock, i18n } = useDesk()
  const { member } = useSignedIn()
  const frame = useRef<HTMLDivElement>(null)
  const finish = useRef(onTaken)
  useEffect(() => {
    finish.current = onTaken
  })
  const [only] = member.venues
  const venueId = member.venueId ?? (member.venues.length === 1 ? (only?.id ?? null) : null)
  const restaurantId = member.restaurant.id
  const language = i18n.locale
  useEffect(() => {
    if (!frame.current) return undefined
    const { forward } = client
    const onDone = (order: TakenOrder) => finish.current(order)
    const shown = cardPoints === undefined ? {} : { cardPoints }
    const own = { use, restaurantId, venueId, language, clock, forward, values, ...shown }
    return place(frame.current, { ...own, onTaken: onDone })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the values are those that the order began with
  }, [place, client, clock, restaurantId, venueId, language])
  return <div className="desk-widget" ref={frame} />
}
