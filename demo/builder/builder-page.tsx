import { useEffect, useMemo, useState } from 'react'

import type { OptionName } from '#src/options/option-table.ts'
import type { OptionValues } from '#src/options/tag/tag.ts'
import { createTag, hasOption, optionRows } from '#src/options/tag/tag.ts'

import { faultOf } from './check-value.ts'
import { Contrast } from './contrast.tsx'
import { OptionControl } from './option-control.tsx'
import { optionGroups } from './option-groups.ts'
import type { PageState } from './page-state.ts'
import { readState, writeState } from './page-state.ts'
import { PasteStep } from './paste-step.tsx'
import { Preview } from './preview.tsx'
import { SurfaceChoice } from './surface-choice.tsx'
import { TableCard } from './table-card.tsx'

type BuilderProps = {
  /** Folder with the files of the widget. */
  readonly cdn: string
  /** Web service of the demo. */
  readonly service: string
}

/** The form with every option, what the widget looks like with them, and the tag to copy. */
export function Builder({ cdn, service }: BuilderProps) {
  const defaults = useMemo<PageState>(
    () => ({ surface: 'floating', target: 'html', folder: cdn, values: { restaurant: '1', host: service } }),
    [cdn, service],
  )
  const [state, setState] = useState(() => readState(location.search, defaults))
  const { surface, folder, values } = state
  const change = (part: Partial<PageState>) => setState((now) => ({ ...now, ...part }))
  const setValue = (name: OptionName, value: string) =>
    setState((now) => ({ ...now, values: { ...now.values, [name]: value } }))
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}${writeState(state, defaults)}`)
  }, [state, defaults])

  const good = useMemo(() => goodValues(values), [values])
  const tag = useMemo(() => (good.restaurant ? createTag(surface, folder, good) : null), [surface, folder, good])
  return (
    <form className="builder" onSubmit={(event) => event.preventDefault()}>
      <header>
        <p className="mark">
          <a href="/">Comanda</a>
        </p>
        <h1>Build your tag</h1>
        <p className="lead">Choose, look at it, paste it. What you choose stays in the address of this page.</p>
      </header>
      <section aria-labelledby="where">
        <h2 id="where">Where it stands</h2>
        <SurfaceChoice surface={surface} onChange={(chosen) => change({ surface: chosen })} />
      </section>
      <section aria-labelledby="options">
        <h2 id="options">What it does</h2>
        {optionGroups.map(({ title, isOpen, options }) => {
          const shown = options.filter(([, row]) => hasOption(row, surface))
          if (shown.length === 0) return null
          return (
            <details key={title} open={isOpen}>
              <summary>
                <h3>{title}</h3>
              </summary>
              <div className="fields">
                {shown.map(([name, row]) => (
                  <OptionControl
                    key={name}
                    name={name}
                    row={row}
                    value={values[name] ?? ''}
                    onChange={(value) => setValue(name, value)}
                  />
                ))}
              </div>
              {title === 'Look' && (
                <Contrast values={good} surface={surface} onInk={(ink) => setValue('textColor', ink)} />
              )}
            </details>
          )
        })}
      </section>
      <Preview tag={tag} />
      <PasteStep state={state} tag={tag} onChange={change} />
      <TableCard parameter={good.routeParameter} />
    </form>
  )
}

/** The values that can be written into a tag. */
function goodValues(values: OptionValues): OptionValues {
  const good = optionRows.flatMap(([name, row]) => {
    const value = values[name]
    return value !== undefined && faultOf(row, value) === null ? [[name, value] as const] : []
  })
  return Object.fromEntries(good)
}
