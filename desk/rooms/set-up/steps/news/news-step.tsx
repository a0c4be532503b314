import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { deviceDate } from '#desk/parts/device-date.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NewsItem } from './news-item.tsx'

import css from './news-step.css?inline'

declareStyles(css)

/** What the restaurant has to say, with a picture. */
export function NewsStep({ onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="news" venueId={null} onSaved={onSaved}>
        <p className="hint">
          <Trans id="news.about">
            Diners read the newest one on the first page of the widget, and all of them behind it.
          </Trans>
        </p>
        <NewsList />
      </PartForm>
    </div>
  )
}

type Dated = { readonly id?: number; readonly date?: string }

/** The news, the newest first; the order stays while a date is typed. */
function NewsList() {
  const part = usePart()
  const { clock } = useDesk()
  const list = useRef<HTMLUListElement>(null)
  const value = part.at(['news'])
  const news: readonly Dated[] = Array.isArray(value) ? (value as readonly Dated[]) : []
  const [kept, setKept] = useState(() => newestFirst(news))
  const order = kept.length === news.length ? kept : newestFirst(news)
  if (order !== kept) setKept(order)
  const write = (next: readonly Dated[]) => part.type(['news'], next.length === 0 ? undefined : next)

  function add(): void {
    write([...news, { date: deviceDate(clock.now()), title: '', body: '' } as Dated])
    requestAnimationFrame(() => {
      const added = list.current?.querySelector<HTMLElement>(`[data-place="${news.length}"]`)
      added?.setAttribute('open', '')
      added?.querySelector<HTMLElement>('.control')?.focus()
    })
  }

  return (
    <>
      <div>
        <Button size="small" onClick={add}>
          <Trans id="news.add">Write something new</Trans>
        </Button>
      </div>
      {news.length === 0 && (
        <p className="hint">
          <Trans id="news.none">There are no news.</Trans>
        </p>
      )}
      <ul ref={list} className="desk-news">
        {order.map((place) => (
          <li key={news[place]?.id ?? `new ${place}`}>
            <NewsItem place={place} onRemove={() => write(news.filter((_, each) => each !== place))} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The places of news, the newest first; of one day the latest that was written. */
function newestFirst(news: readonly Dated[]): readonly number[] {
  const dateOf = (place: number) => news[place]?.date ?? ''
  return news.map((_, place) => place).toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)) || other - one)
}
