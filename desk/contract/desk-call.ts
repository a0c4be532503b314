import type * as z from 'zod/mini'

type Shape = z.ZodMiniType

/**
 * A `GET` of the desk. The path begins behind `/staff/api`; `:names` in it are numbers, `:type` is a way to order, `:part` one of a
 * restaurant's file, `:words` is what somebody looks for, `:pieces` those of an order (`removedWords`), `:day`, `:from` and `:to` are dates.
 */
export type DeskRead<P extends string = string, R extends Shape = Shape> = { readonly path: P; readonly reply: R }

/** A `POST` of the desk: what is sent, and what is answered when it was done. */
export type DeskSend<P extends string = string, B extends Shape = Shape, R extends Shape = Shape> = {
  readonly path: P
  readonly body: B
  readonly reply: R
}

/** What the names in a path stand for. */
export type PathValues<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name]: number | string } & PathValues<Rest>
  : P extends `${string}:${infer Name}`
    ? { readonly [N in Name]: number | string }
    : object

/** The path of a call with its values in their places. */
export function pathWith(path: string, values: Readonly<Record<string, number | string>>): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])))
}

/** Describes a `GET`, the same for the service that answers it and the desk that asks. */
export function deskRead<const P extends string, R extends Shape>(path: P, reply: R): DeskRead<P, R> {
  return { path, reply }
}

/** Describes a `POST`. */
export function deskSend<const P extends string, B extends Shape, R extends Shape>(
  path: P,
  body: B,
  reply: R,
): DeskSend<P, B, R> {
  return { path, body, reply }
}
