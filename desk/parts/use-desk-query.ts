import type * as z from 'zod/mini'

import type { DeskRead, PathValues } from '#desk/contract/desk-call.ts'
import type { QueryResult } from '#src/query/use-query.ts'
import { useQuery } from '#src/query/use-query.ts'

import { useDesk } from './desk-context.tsx'
import { useMayRead } from './member-context.tsx'
import type { Question } from './query-key.ts'
import { keyOf } from './query-key.ts'

/**
 * What a call answers, in the language of the desk; read anew whenever the room is opened. Nothing is asked that who is
 * signed in may not read: there is no data then.
 */
export function useDeskQuery<P extends string, R extends z.ZodMiniType>(
  call: DeskRead<P, R>,
  ...[values]: object extends PathValues<P> ? [] : [values: PathValues<P>]
): QueryResult<z.output<R>> {
  const { client, i18n, news } = useDesk()
  const named = (values ?? {}) as PathValues<P>
  const isAllowed = useMayRead(call)
  return useQuery<z.output<R>>(
    isAllowed
      ? {
          queryKey: keyOf(i18n.locale, { path: call.path, values: named as Question['values'] }),
          queryFn: async ({ signal }) => {
            const reply = await client.read(call, named, signal)
            news.heard()
            return reply
          },
        }
      : null,
  )
}
