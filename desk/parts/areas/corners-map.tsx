import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { MapPanel } from '#desk/parts/map/map-panel.tsx'
import type { Handle } from '#desk/parts/map/scene.ts'
import type { Point } from '#desk/parts/map/shapes.ts'
import { between, cornersOf, outlineOf, roundedPoint } from '#desk/parts/map/shapes.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import type { AreaMapProps } from './area-map-props.ts'

/** Draws the corners of an area: those of the table, which changes at once. */
export function CornersMap({ at, label, around }: AreaMapProps) {
  const { t } = useLingui()
  const part = usePart()
  const polygon = part.at(at) as readonly unknown[]
  const corners = cornersOf(polygon)
  const [saidAdds, setAdds] = useState<boolean | null>(null)
  const adds = saidAdds ?? corners.length < 3
  const [chosen, setChosen] = useState<number | null>(null)
  const write = (next: readonly unknown[]) => part.type(at, next)

  function remove(index: number): void {
    setChosen(null)
    write(polygon.toSpliced(index, 1))
  }

  /** The first corner of the table that says nothing yet, else another one. */
  function tap(point: Point): void {
    if (!adds) return setChosen(null)
    // Who draws goes on, beyond the third corner too.
    setAdds(true)
    const free = polygon.findIndex((corner) => String(corner) === ',')
    write(free < 0 ? [...polygon, point] : polygon.with(free, point))
  }

  const cornerHandles = corners.map(({ index, at: here }): Handle => {
    const place = index + 1
    return {
      id: `corner ${index}`,
      kind: 'corner',
      at: here,
      label: t({ id: 'areas.cornerNamed', message: `corner ${place}` }),
      isChosen: index === chosen,
      outlineAt: (point) => outlineOf({ polygon: polygon.with(index, point) }),
      onMove: (point) => write(polygon.with(index, point)),
      onPress: () => setChosen(index),
      onRemove: () => remove(index),
    }
  })
  const middles =
    corners.length < 3
      ? []
      : corners.map(({ index, at: here }, place): Handle => {
          const there = corners[(place + 1) % corners.length]?.at ?? here
          const middle = between(here, there)
          const added = (point: Point) => polygon.toSpliced(index + 1, 0, point)
          const add = (point: Point) => {
            setChosen(index + 1)
            write(added(point))
          }
          return {
            id: `middle ${index}`,
            kind: 'middle',
            at: middle,
            label: '',
            outlineAt: (point) => outlineOf({ polygon: added(point) }),
            onMove: add,
            onPress: () => add(roundedPoint(middle)),
          }
        })

  return (
    <MapPanel
      label={label}
      hint={
        <Trans id="areas.mapCorners">
          Tap the corners one after another, and drag them. The small points between two of them become corners too.
        </Trans>
      }
      tools={
        <CornerTools
          name={`${at.join('.')}.adds`}
          adds={adds}
          onAdds={setAdds}
          chosen={chosen !== null && chosen < polygon.length ? chosen : null}
          onRemove={remove}
        />
      }
      scene={{ ...around, outline: outlineOf({ polygon }), handles: [...middles, ...cornerHandles], onTap: tap }}
    />
  )
}

type CornerToolsProps = {
  readonly name: string
  /** Whether taps on the map add corners. */
  readonly adds: boolean
  readonly onAdds: (adds: boolean) => void
  /** The corner that was tapped; null = none. */
  readonly chosen: number | null
  readonly onRemove: (index: number) => void
}

/** What taps do, and the way to take the chosen corner away. */
function CornerTools({ name, adds, onAdds, chosen, onRemove }: CornerToolsProps) {
  const { t } = useLingui()
  const chosenPlace = (chosen ?? 0) + 1
  return (
    <>
      <CheckboxField
        name={name}
        label={<Trans id="areas.mapAdds">Taps on the map add corners</Trans>}
        isChecked={adds}
        onChange={onAdds}
      />
      {chosen !== null && (
        <div>
          <Button size="small" onClick={() => onRemove(chosen)}>
            {t({ id: 'areas.mapRemove', message: `Remove corner ${chosenPlace}` })}
          </Button>
        </div>
      )}
    </>
  )
}
