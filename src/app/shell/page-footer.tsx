import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useSnapshot } from 'valtio'

import { safeDecode } from '#src/contract/decode.ts'
import { webAddress } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { languageNames } from '#src/options/language-names.ts'
import { isLanguage } from '#src/options/languages.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './page-footer.css?inline'

declareStyles(css)

/** Buttons to switch between the active languages; typed text is kept [SHELL-48]. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const instance = useInstance()
  const { activeLanguages } = useRestaurant()
  const { current } = useSnapshot(instance.stores.language.state)
  const offered = activeLanguages.filter(isLanguage)
  if (offered.length < 2) return null
  return (
    <nav className="language-switch" aria-label={t({ id: 'language.label', message: 'Language' })}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-current={code === current ? 'true' : undefined}
          onClick={() => void instance.changeLanguage(code)}
        >
          {languageNames[code]}
        </button>
      ))}
    </nav>
  )
}

/** End of a page: languages and the provider's credit line [SHELL-48, SHELL-49]. Not drawn again with each step. */
export const PageFooter = memo(function PageFooter() {
  const { venues } = useRestaurant()
  return (
    <footer className="page-footer" data-live="">
      <LanguageSwitch />
      <Logo name={venues[0]?.name ?? ''} />
      <PoweredBy />
    </footer>
  )
})

/**
 * The provider's credit line [SHELL-49, SHELL-50]. Its address is judged once more: it may come from the store, where a script
 * that ran in the page can have written it [SHELL-70].
 */
export function PoweredBy() {
  const { poweredBy } = useRestaurant().settings
  if (!poweredBy) return null
  const url = safeDecode(webAddress, poweredBy.url).data
  return (
    <p className="powered-by">
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {poweredBy.text}
        </a>
      ) : (
        poweredBy.text
      )}
    </p>
  )
}

/** The logo as SVG; falls back to the PNG when the SVG cannot be loaded [SHELL-49]. */
function Logo({ name }: { name: string }) {
  const { logo } = useRestaurant().settings
  const source = logo?.svgUrl ?? logo?.pngUrl
  if (!source) return null
  return (
    <img
      className="logo"
      src={source}
      alt={name}
      height={32}
      loading="lazy"
      onError={(event) => {
        const { currentTarget: image } = event
        if (logo?.pngUrl && image.src !== logo.pngUrl) image.src = logo.pngUrl
        else image.hidden = true
      }}
    />
  )
}
