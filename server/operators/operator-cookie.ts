import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { operatorSessionMs } from './operators.ts'

/** Name of the cookie that keeps the token of an operator's session. */
export const operatorCookie = 'comanda_operator'
const path = '/operator'

/** The token of the session that a request belongs to; null without one. */
export function operatorToken(context: Context): string | null {
  return getCookie(context, operatorCookie) ?? null
}

/** Puts the token of a session into its cookie, which no script reads and no other site sends; over HTTPS only where the service is. */
export function keepOperatorToken(context: Context, token: string, publicUrl: string | undefined): void {
  const secure = new URL(publicUrl ?? context.req.url).protocol === 'https:'
  const maxAge = operatorSessionMs / 1000
  setCookie(context, operatorCookie, token, { path, httpOnly: true, sameSite: 'Strict', secure, maxAge })
}

/** Takes the cookie away. */
export function dropOperatorToken(context: Context): void {
  deleteCookie(context, operatorCookie, { path })
}
