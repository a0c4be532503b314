import { Trans, useLingui } from '@lingui/react/macro'

import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import css from './list-search.css?inline'

declareStyles(css)

export type ListSearchProps = {
  readonly wanted: string
  readonly found: number
  readonly onSearch: (wanted: string) => void
}

/** Search field of a long list, with a message when nothing matches. */
export function ListSearch({ wanted, found, onSearch }: ListSearchProps) {
  const { t } = useLingui()
  return (
    <div className="list-search">
      <TextField
        type="search"
        label={t({ id: 'product.search', message: 'Search in this list' })}
        value={wanted}
        enterKeyHint="search"
        onChange={onSearch}
      />
      <p className="nothing" role="status">
        {found === 0 && <Trans id="product.search.none">Nothing has this name.</Trans>}
      </p>
    </div>
  )
}
