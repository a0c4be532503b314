import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { deskCookieOptions } from '#server/staff/desk-cookie.ts'

import { operatorSessionMs } from './operators.ts'

/** Name of the cookie that keeps the token of an operator's session. */
export const operatorCookie = 'comanda_operator'
const path = '/operator'

/** The token of the session that a request belongs to; null without one. */
export function operatorToken(context: Context): string | null {
  return getCookie(context, operatorCookie) ?? null
}

/** Puts the token of a session into its cookie, which is guarded as that of the staff, and sent to the operators' calls alone. */
export function keepOperatorToken(context: Context, token: string, publicUrl: string | undefined): void {
  const options = deskCookieOptions(context, publicUrl, operatorSessionMs / 1000)
  setCookie(context, operatorCookie, token, { ...options, path })
}

/** Takes the cookie away. */
export function dropOperatorToken(context: Context): void {
  deleteCookie(context, operatorCookie, { path })
}
