import { Trans, useLingui } from '@lingui/react/macro'

import type { FileText } from '#desk/contract/set-up/file-values.ts'
import { RemoveButton } from '#desk/parts/file-part/item-buttons.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import { formatDate } from '#desk/parts/formats.ts'
import { FilePhoto } from '#desk/parts/photos/file-photo.tsx'
import { PartPhoto } from '#desk/parts/photos/part-photo.tsx'
import type { LocalDate } from '#src/contract/values.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type NewsItemProps = { readonly place: number; readonly onRemove: () => void }

/** One of the news: its picture and title, and behind them its fields. */
export function NewsItem({ place, onRemove }: NewsItemProps) {
  const { t } = useLingui()
  const part = usePart()
  const at = ['news', place] as const
  const name = useTitle(place)
  return (
    <details className="desk-part-item" data-place={place} open={part.hasFaultIn(at) || undefined}>
      <summary>
        <NewsTeaser place={place} />
      </summary>
      <PartWords at={[...at, 'title']} label={t({ id: 'news.title', message: 'Title' })} />
      <PartWords at={[...at, 'body']} rows={4} label={t({ id: 'news.body', message: 'Text' })} />
      <PartPhoto at={[...at, 'photo']} label={<Trans id="news.photo">Choose a picture, or drop it here</Trans>} />
      <DateField place={place} />
      <VenueFields place={place} />
      <div className="buttons">
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
    </details>
  )
}

/** The title in the main language of the restaurant. */
function useTitle(place: number): string {
  const { t } = useLingui()
  const part = usePart()
  const title = part.at(['news', place, 'title']) as FileText | undefined
  const text = typeof title === 'string' ? title : title?.[part.languages[0] ?? '']
  return text || t({ id: 'news.untitled', message: 'Without a title' })
}

function NewsTeaser({ place }: { readonly place: number }) {
  const { i18n } = useLingui()
  const part = usePart()
  const photo = part.at(['news', place, 'photo'])
  const day = dayOf(part.at(['news', place, 'date']))
  return (
    <span className="teaser">
      {typeof photo === 'string' && <FilePhoto name={photo} width={64} />}
      <span className="name">{useTitle(place)}</span>
      {day !== '' && <span className="hint">{formatDate(day as LocalDate, i18n.locale)}</span>}
    </span>
  )
}

/** The day of a moment of the file. */
const dayOf = (moment: unknown) => (typeof moment === 'string' ? moment.slice(0, 10) : '')

/** The day; the time of what is there already stays. */
function DateField({ place }: Pick<NewsItemProps, 'place'>) {
  const part = usePart()
  const at = ['news', place, 'date'] as const
  const moment = part.at(at)
  const time = typeof moment === 'string' ? moment.slice(10) : ''
  return (
    <TextField
      type="date"
      name="date"
      label={<Trans id="news.date">Date</Trans>}
      value={dayOf(moment)}
      error={part.faultAt(at)}
      onChange={(day) => part.type(at, `${day}${time}`)}
    />
  )
}

/** Which venues show it; one venue has no choice. */
function VenueFields({ place }: Pick<NewsItemProps, 'place'>) {
  const part = usePart()
  const at = ['news', place, 'venues'] as const
  const value = part.at(at)
  const chosen = Array.isArray(value) ? (value as readonly string[]) : part.venues.map(({ key }) => key)
  if (part.venues.length < 2) return null

  function choose(key: string, isChosen: boolean): void {
    const next = part.venues
      .map((venue) => venue.key)
      .filter((each) => (each === key ? isChosen : chosen.includes(each)))
    // All of them is what the file leaves out, and none is what nobody wants.
    part.type(at, next.length === 0 || next.length === part.venues.length ? undefined : next)
  }

  return (
    <fieldset>
      <legend>
        <Trans id="news.venues">Venues that show it</Trans>
      </legend>
      {part.venues.map(({ key, name }) => (
        <CheckboxField
          key={key}
          name={`venues.${key}`}
          label={name}
          isChecked={chosen.includes(key)}
          onChange={(isChosen) => choose(key, isChosen)}
        />
      ))}
    </fieldset>
  )
}
