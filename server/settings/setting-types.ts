import * as z from 'zod/mini'

import type { SecretsKey } from './settings.ts'

/** What stands about a setting in `--help` and docs/operating.md. */
export type SettingNote = {
  /** What the setting does, its unit included. */
  readonly meaning: string
  /** The values it takes, as the end of the sentence "must be …". */
  readonly expected: string
  /** The value when it is not set; null = none. */
  readonly fallback: string | null
  /** Its value is never printed. */
  readonly isSecret: boolean
}

export const settingNotes = z.registry<SettingNote>()

type Notes = Pick<SettingNote, 'meaning' | 'expected'> & Partial<Pick<SettingNote, 'isSecret'>>

/** A setting that has a value in every process. */
export function setting<T>(type: z.ZodMiniType<T, string>, fallback: string, notes: Notes) {
  return z.prefault(type, fallback).register(settingNotes, { fallback, isSecret: false, ...notes })
}

/** A setting that may be left out. */
export function optionalSetting<T>(type: z.ZodMiniType<T, string>, notes: Notes) {
  return z.optional(type).register(settingNotes, { fallback: null, isSecret: false, ...notes })
}

export const anyText = z.string()
/** A token that can be sent in a header (RFC 6750), too long to be guessed. */
export const bearerToken = z.string().check(z.regex(/^[\w.~+/=-]{16,}$/))
export const onOrOff = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
)

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number): z.ZodMiniType<number, string> {
  const isInside = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
  return z.pipe(z.string().check(z.refine(isInside)), z.transform(Number))
}

/** `https://order.example`, answered without a slash at its end. */
export const httpOrigin = z.pipe(
  z.string().check(z.refine((text) => originOf(text) !== null)),
  z.transform((text) => originOf(text) ?? text),
)

/** Null when the text is more or less than scheme, host and port. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`) ? origin : null
}

/** `http://photon:2322`, or with a path; answered without a slash at its end. */
export const httpAddress = z.pipe(
  z.string().check(z.refine((text) => /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text))),
  z.transform((text) => text.replace(/\/+$/, '')),
)

/** `https://tiles.example/{z}/{x}/{y}.png`: one host, which the policy of the desk's page names. */
export const tilesAddress = z.string().check(
  z.refine((text) => /^https?:\/\/[\w.-]+(:\d+)?\/[^\s"']*$/.test(text)),
  z.refine((text) => {
    const named = text.match(/\{\w+\}/g) ?? []
    return named.length === 3 && ['{x}', '{y}', '{z}'].every((name) => named.includes(name))
  }),
)

/** Any address of the web, as it is. */
export const webAddress = z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)))

/** A point of P-256, or the number to it. */
export const vapidKey = z.string().check(z.regex(/^[\w-]{43}$|^[\w-]{87}$/))

/** `smtps://user:password@host:465`, or `off`. */
export const smtpAddress = z
  .string()
  .check(z.refine((text) => text === 'off' || (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text))))

/** As PayPal writes the ids of accounts. */
export const payPalMerchantId = z.string().check(z.regex(/^[A-Z\d]{13}$/))

/** An address alone, without a name. */
export const mailAddress = z.string().check(z.regex(/^[^\s@<>",;]+@[^\s@<>",;]+$/))

export const postgresAddress = z
  .string()
  .check(z.refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)))

const secretsKeyBytes = 32

/** `k2:…,k1:…`: names, each with 32 bytes in base64; no name twice. */
export const secretsKeys = z.pipe(
  z.string().check(z.refine((text) => secretsKeysOf(text) !== null)),
  z.transform((text) => secretsKeysOf(text) ?? []),
)

/** Null when one of them is no key, or two have the same name. */
function secretsKeysOf(text: string): readonly SecretsKey[] | null {
  const keys = text.split(',').map((one) => {
    const [, id = '', base64 = ''] = /^(\w{1,20}):([A-Za-z\d+/]{43}=)$/.exec(one.trim()) ?? []
    return { id, key: new Uint8Array(Buffer.from(base64, 'base64')) }
  })
  const isWhole = keys.every(({ key }) => key.length === secretsKeyBytes)
  return isWhole && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null
}
