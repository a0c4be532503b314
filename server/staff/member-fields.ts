import * as z from 'zod/mini'

/** Eight characters or more. */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(200))
export const memberEmail = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.toLowerCase())
export const memberName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
