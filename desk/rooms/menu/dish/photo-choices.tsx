import { Trans, useLingui } from '@lingui/react/macro'

import { readPhotos } from '#desk/contract/menu.ts'
import { RestaurantPhoto } from '#desk/parts/photos/restaurant-photo.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

type PhotoChoicesProps = { readonly chosen: readonly string[]; readonly onChoose: (code: string) => void }

/** The photos of the restaurant, to choose some. */
export function PhotoChoices({ chosen, onChoose }: PhotoChoicesProps) {
  const { t } = useLingui()
  const photos = useDeskQuery(readPhotos)
  return (
    <Read of={photos}>
      {({ codes }) =>
        codes.length === 0 ? (
          <p className="hint">
            <Trans id="menu.noPhotos">There is no photo yet.</Trans>
          </p>
        ) : (
          <ul className="photos">
            {codes.map((code, index) => {
              const number = index + 1
              return (
                <li key={code}>
                  <button
                    type="button"
                    aria-pressed={chosen.includes(code)}
                    aria-label={t({ id: 'menu.photoNumber', message: `Photo ${number}` })}
                    onClick={() => onChoose(code)}
                  >
                    <RestaurantPhoto code={code} width={96} />
                  </button>
                </li>
              )
            })}
          </ul>
        )
      }
    </Read>
  )
}
