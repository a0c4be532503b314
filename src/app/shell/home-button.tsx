import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { HomeIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './home-button.css?inline'

declareStyles(css)

/** Way home from the menu, in the narrow top bar: the restaurant's logo, or a house without one (decision 68). */
export function HomeButton() {
  const { t } = useLingui()
  const { location } = useInstance()
  const { logo } = useRestaurant().settings
  const [hasFailed, setHasFailed] = useState(false)
  const source = logo?.svgUrl ?? logo?.pngUrl
  return (
    <IconButton
      label={t({ id: 'nav.home', message: 'Home' })}
      icon={
        source && !hasFailed ? (
          <img className="home-logo" src={source} alt="" width={28} height={28} onError={() => setHasFailed(true)} />
        ) : (
          <HomeIcon />
        )
      }
      data-key="home"
      onClick={() => location.navigate(paths.home)}
    />
  )
}
