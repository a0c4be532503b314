import { Skeleton } from '#src/ui/base/skeleton.tsx'

import { LoadFailure } from './load-failure.tsx'

type ChunkPlaceholderProps = { readonly error: unknown; readonly refetch: () => unknown }

/** Placeholder of a part of a screen whose code is loading (`useLazyModule`); after a failure, why and a retry button. */
export function ChunkPlaceholder({ error, refetch }: ChunkPlaceholderProps) {
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton shape="box" />
}
