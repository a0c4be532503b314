import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

/** The body of a staff request, or null when it does not fit the schema. */
export async function readStaffBody<S extends z.ZodMiniType>(context: Context, shape: S): Promise<z.output<S> | null> {
  const content: unknown = await context.req.json().catch(() => null)
  const read = safeParse(shape, content)
  return read.success ? read.data : null
}
