import { useCallback, useLayoutEffect, useRef, useState } from 'react'

type MutationState<T> = {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly data: T | undefined
}

type Mutation<T, V> = MutationState<T> & {
  /** Runs it; the promise rejects with the failure. */
  readonly run: (variables: V) => Promise<T>
  readonly reset: () => void
}

const idle = { isPending: false, isError: false, error: null, data: undefined }

/**
 * One call that changes something on the service; never repeated automatically. Of two running calls the later one
 * counts.
 */
export function useMutation<T, V = void>(mutationFn: (variables: V) => Promise<T>): Mutation<T, V> {
  const [state, setState] = useState<MutationState<T>>(idle)
  const latest = useRef(mutationFn)
  const turn = useRef(0)
  // Before the screen can be tapped: an effect after the paint would leave a quick tap to the function of the last render.
  useLayoutEffect(() => {
    latest.current = mutationFn
  }, [mutationFn])

  const run = useCallback(async (variables: V) => {
    const mine = ++turn.current
    const settle = (outcome: Partial<MutationState<T>>) => {
      if (turn.current === mine) setState({ ...idle, ...outcome })
    }
    settle({ isPending: true })
    try {
      const data = await latest.current(variables)
      settle({ data })
      return data
    } catch (error) {
      settle({ isError: true, error })
      throw error
    }
  }, [])

  const reset = useCallback(() => {
    turn.current += 1
    setState(idle)
  }, [])
  return { ...state, run, reset }
}
