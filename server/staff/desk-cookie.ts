import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { staffSessionMs } from './staff-sessions.ts'

/** Name of the cookie that keeps the token of a session. */
export const keptCookie = 'comanda_staff'
const path = '/staff'

/** The token of the session that a request belongs to; null without one. */
export function deskToken(context: Context): string | null {
  return getCookie(context, keptCookie) ?? null
}

/** Puts the token of a session into its cookie. */
export function keepDeskToken(context: Context, token: string, publicUrl: string | undefined): void {
  setCookie(context, keptCookie, token, deskCookieOptions(context, publicUrl, staffSessionMs / 1000))
}

/**
 * A cookie that no script can read and that no request from a page of another site carries. `publicUrl` is the origin
 * that browsers see; without it that of the request. Over HTTPS the cookie is sent over HTTPS only.
 */
export function deskCookieOptions(context: Context, publicUrl: string | undefined, maxAge: number) {
  const secure = new URL(publicUrl ?? context.req.url).protocol === 'https:'
  return { path, httpOnly: true, sameSite: 'Strict', secure, maxAge } as const
}

/** Takes the cookie away. */
export function dropDeskToken(context: Context): void {
  deleteCookie(context, keptCookie, { path })
}
