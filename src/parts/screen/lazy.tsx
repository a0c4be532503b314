import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

import { callTextIn, crashTextsIn } from '#src/i18n/crash-texts.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { TextRange } from '#src/i18n/texts.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { PlainMessage } from '#src/ui/base/plain-message.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'

import type { LoadFailureProps } from './load-failure.tsx'

/** Of a component without props. */
type NoProps = {}

/** A component in a chunk of its own. */
export type Lazy<P = NoProps> = ComponentType<P> & {
  /** Fetches the chunk before the component is drawn. */
  readonly preload: () => Promise<void>
}

type Loader<N extends string, P = NoProps> = () => Promise<Record<N, ComponentType<P>>>

type ScreenOptions = {
  readonly texts?: TextRange
  /** Bar with a back button, shown until the chunk has come; none for screens under the bar of the shell. */
  readonly Bar?: ComponentType | undefined
}

/** A screen in a chunk of its own. When the chunk cannot be loaded, shows why and a retry button. */
export function lazyScreen<N extends string>(
  name: N,
  load: Loader<N>,
  { texts = 'all', Bar = Nothing }: ScreenOptions = {},
): Lazy {
  return lazy(name, load, texts, function WaitingScreen(failure) {
    return (
      <>
        <Bar />
        {failure.error ? (
          <Missing {...failure} />
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
  })
}

/** A sheet in a chunk of its own. When the chunk cannot be loaded, shows an alert and stays on the screen below. */
export function lazySheet<N extends string>(name: N, load: Loader<N>, texts: TextRange = 'all'): Lazy {
  return lazy(name, load, texts, function WaitingSheet({ error }) {
    const { location, stores, i18n } = useInstance()
    useEffect(() => {
      if (!error) return
      stores.dialogs.alert(() => failureMessages(i18n, error))
      location.back()
    }, [error, i18n, location, stores])
    return null
  })
}

const firstPauseMs = 1000
const mostPauses = 6

type PartOptions<P> = {
  readonly texts?: TextRange
  /** Without it the screen cannot be used: a skeleton until it is loaded; after a failure, why and a retry button. */
  readonly isEssential?: boolean
  /** Shown until it is loaded. */
  readonly Before?: ComponentType<P>
}

/**
 * A part of a screen in a chunk of its own. By default not essential: a failure is only logged and `Before` stays.
 * Loading is then retried after a pause of 1 s that doubles up to 32 s.
 */
export function lazyPart<N extends string, P extends object>(
  name: N,
  load: Loader<N, P>,
  { texts = 'all', isEssential, Before = isEssential ? Box : Nothing }: PartOptions<P> = {},
): Lazy<P> {
  return lazy(name, load, texts, function WaitingPart({ props, ...failure }) {
    const { clock } = useInstance()
    const { error, retry } = failure
    const failures = useRef(0)
    useEffect(() => {
      if (!error || isEssential) return undefined
      logSilently(`${name} could not be fetched`)
      failures.current = Math.min(failures.current + 1, mostPauses)
      return clock.after(firstPauseMs * 2 ** (failures.current - 1), retry)
    }, [error, clock, retry])
    return isEssential && error ? <Missing {...failure} /> : <Before {...props} />
  })
}

function Nothing() {
  return null
}

function Box() {
  return <Skeleton shape="box" />
}

type Failure = { readonly error: unknown; readonly retry: () => void }

/** Why the code could not be loaded, and a retry button; tries again, too, when the network returns. */
function Missing({ error, retry }: Failure) {
  const { connection } = useInstance()
  useEffect(() => connection.subscribe(() => connection.isOnline && retry()), [connection, retry])
  return <LazyFailure error={error} onRetry={retry} />
}

function lazy<N extends string, P extends object>(
  name: N,
  load: Loader<N, P>,
  range: TextRange,
  /** Shown until it is loaded; the error is null before a failure and while loading is retried. */
  Waiting: ComponentType<Failure & { readonly props: P }>,
): Lazy<P> {
  // Outside of the component because it is code: loaded once for all widgets on the page.
  let fetched: ComponentType<P> | null = null
  const preload = async () => {
    fetched = (await load())[name]
  }
  function Part(props: P) {
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
    const Loaded = hasTexts ? fetched : null
    return Loaded ? <Loaded {...props} /> : <Waiting error={error} retry={retry} props={props} />
  }
  return Object.assign(Part, { preload })
}

/** `LoadFailure` on the first screens: its code comes when something has failed. Without the network a crash text stands for it. */
export const LazyFailure = lazy<'LoadFailure', LoadFailureProps>(
  'LoadFailure',
  () => import('./load-failure.tsx'),
  'opening',
  function WaitingFailure({ error, props: { onRetry, outage } }) {
    const { i18n } = useInstance()
    const { failed, retry } = crashTextsIn(i18n.locale)
    const phone = outage?.phone
    const call = phone == null ? undefined : { label: callTextIn(i18n.locale, phone), phone }
    return error ? <PlainMessage role="alert" text={failed} retry={{ label: retry, onRetry }} call={call} /> : null
  },
)
