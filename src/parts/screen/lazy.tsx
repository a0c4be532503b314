import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import type { TextRange } from '#src/i18n/texts.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { Spinner } from '#src/ui/base/spinner.tsx'

import { LoadFailure } from './load-failure.tsx'

export type LazyScreen = ComponentType & {
  /** Fetches the chunk before the screen is drawn. */
  readonly preload: () => Promise<void>
}

// oxlint-disable-next-line typescript/no-empty-object-type -- a component without props
type Loader<N extends string, P = {}> = () => Promise<Record<N, ComponentType<P>>>

type ScreenOptions = {
  readonly texts?: TextRange
  /** Bar with a back button, shown until the chunk has come; none for screens under the bar of the shell. */
  readonly Bar?: ComponentType | undefined
}

/** A screen in a chunk of its own. When the chunk cannot be loaded, shows why and a retry button. */
export function lazyScreen<N extends string>(
  name: N,
  load: Loader<N>,
  { texts = 'all', Bar = () => null }: ScreenOptions = {},
): LazyScreen {
  const { preload, useLoaded } = loading(name, load, texts)
  function Screen() {
    const { Loaded, error, retry } = useLoaded()
    const { connection } = useInstance()
    useEffect(
      () => (error ? connection.subscribe(() => connection.isOnline && retry()) : undefined),
      [connection, error, retry],
    )
    if (Loaded) return <Loaded />
    return (
      <>
        <Bar />
        {error ? (
          <LoadFailure error={error} onRetry={retry} />
        ) : (
          <div className="screen-loading" aria-busy="true">
            <Spinner size={32} />
            <span className="visually-hidden">
              <Trans id="screen.loading">Loading…</Trans>
            </span>
          </div>
        )}
      </>
    )
  }
  return Object.assign(Screen, { preload })
}

/** A sheet in a chunk of its own. When the chunk cannot be loaded, shows an alert and stays on the screen below. */
export function lazySheet<N extends string>(name: N, load: Loader<N>, texts: TextRange = 'all'): LazyScreen {
  const { preload, useLoaded } = loading(name, load, texts)
  function Sheet() {
    const { location, stores, i18n } = useInstance()
    const { Loaded, error } = useLoaded()
    useEffect(() => {
      if (!error) return
      stores.dialogs.alert(failureMessages(i18n, error))
      location.back()
    }, [error, i18n, location, stores])
    return Loaded ? <Loaded /> : null
  }
  return Object.assign(Sheet, { preload })
}

const firstPauseMs = 1000
const mostPauses = 6

type PartOptions<P> = {
  readonly texts?: TextRange
  /** Shown until it is loaded. */
  readonly Before?: ComponentType<P>
}

/**
 * A part of a screen in a chunk of its own, not essential: a failure is only logged and `Before` stays. Loading is
 * retried after a pause of 1 s that doubles up to 32 s.
 */
export function lazyPart<N extends string, P extends object>(
  name: N,
  load: Loader<N, P>,
  { texts = 'all', Before = () => null }: PartOptions<P> = {},
): ComponentType<P> {
  const { useLoaded } = loading(name, load, texts)
  return function Part(props: P) {
    const { clock } = useInstance()
    const { Loaded, error, retry } = useLoaded()
    const failures = useRef(0)
    useEffect(() => {
      if (!error) return undefined
      logSilently(`${name} could not be fetched`)
      failures.current = Math.min(failures.current + 1, mostPauses)
      return clock.after(firstPauseMs * 2 ** (failures.current - 1), retry)
    }, [error, clock, retry])
    const Shown = Loaded ?? Before
    return <Shown {...props} />
  }
}

function loading<N extends string, P>(name: N, load: Loader<N, P>, range: TextRange) {
  // Outside of the component because it is code: loaded once for all widgets on the page.
  let fetched: ComponentType<P> | null = null
  const preload = async () => {
    fetched = (await load())[name]
  }
  function useLoaded() {
    const { texts } = useInstance()
    const [, draw] = useState(0)
    const [error, setError] = useState<unknown>(null)
    const hasTexts = texts.has(range)
    const isMissing = (fetched === null || !hasTexts) && error === null
    useEffect(() => {
      if (!isMissing) return undefined
      let isWanted = true
      Promise.all([preload(), texts.need(range)]).then(
        () => isWanted && draw((count) => count + 1),
        (cause: unknown) => isWanted && setError(cause),
      )
      return () => {
        isWanted = false
      }
    }, [isMissing, texts])
    const retry = useCallback(() => setError(null), [])
    return { Loaded: hasTexts ? fetched : null, error, retry }
  }
  return { preload, useLoaded }
}
