import * as z from 'zod/mini'

import { calls } from './arbitraries/endpoints.ts'
import { isPlain, sampleOf, within } from './wire-samples.ts'

export type Both = { readonly request: unknown; readonly reply: unknown }

/** What the codecs of a call read from both sides of a sample. */
export function readings(name: string, { request, reply }: Both): unknown[] {
  const { path } = sampleOf(name)
  const own = Object.values(calls).filter(({ endpoint }) => endpoint.path === path)
  return own.flatMap(({ endpoint }) => {
    const read = [z.safeDecode(endpoint.request, request as never), z.safeDecode(endpoint.reply, reply as never)]
    return read.every(({ success }) => success) ? [read.map(({ data }) => data)] : []
  })
}

export type Place = { readonly keys: readonly (string | number)[]; readonly path: string; readonly value: unknown }

export function placesIn(value: unknown, keys: readonly (string | number)[] = [], path = ''): Place[] {
  const own = { keys, path, value }
  if (Array.isArray(value)) return [own, ...value.flatMap((one, at) => placesIn(one, [...keys, at], path))]
  if (!isPlain(value)) return [own]
  return [own, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...keys, key], within(path, key)))]
}

export function changed<T>(tree: T, [head, ...rest]: Place['keys'], value: unknown): T {
  if (head === undefined) return value as T
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...tree }) as T & Record<string | number, unknown>
  return Object.assign(copy, { [head]: changed(copy[head], rest, value) })
}

/** Names under which two values differ. */
export function differences(one: unknown, other: unknown, name = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) return one.flatMap((item, at) => differences(item, other[at], name))
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other) ? [] : [name]
  return Object.keys({ ...one, ...other }).flatMap((key) => differences(one[key], other[key], key))
}

/** Both sides of a sample. */
export const both = (name: string): Both => ({ request: sampleOf(name).request, reply: sampleOf(name).reply })
