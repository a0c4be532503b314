import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

/** What the desk sent, or null when it is not of the shape asked for. */
export async function readStaffBody<T>(context: Context, shape: z.ZodMiniType<T>): Promise<T | null> {
  const content: unknown = await context.req.json().catch(() => null)
  const read = safeParse(shape, content)
  return read.success ? read.data : null
}
