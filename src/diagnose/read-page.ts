import { readOptions } from '#src/loader/read-options.ts'
import { optionTable } from '#src/options/option-table.ts'
import { elementName } from '#src/options/options.ts'

import type { Colours, TagOptions } from './facts.ts'

/** Options of the tag on this page: those of the script, or of the first element without one. */
export function readTag(script: HTMLScriptElement | null): TagOptions {
  if (script) return readOptions(script.src, script.dataset)
  const element = document.querySelector(elementName)
  const attributes = Object.entries(optionTable).map(([name, { attribute }]) => [
    name,
    attribute ? (element?.getAttribute(attribute) ?? undefined) : undefined,
  ])
  return Object.fromEntries(attributes.filter(([, value]) => value !== undefined)) as TagOptions
}

/** Addresses of the scripts that have the same file name as the tag. */
export function scriptsLike(script: HTMLScriptElement | null): string[] {
  if (!script) return []
  const nameOf = (src: string) => new URL(src, document.baseURI).pathname.split('/').pop()
  const all = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return all.map(({ src }) => src).filter((src) => src && nameOf(src) === nameOf(script.src))
}

/** Whether a page of another site shows this one in a frame. */
export function isFramedByOther(): boolean {
  if (window.top === window) return false
  try {
    return !window.top?.document
  } catch {
    return true
  }
}

type PolicyReader = { readonly allowsFeature: (feature: string) => boolean }
/** What some browsers have beside what the library of types knows. */
type Policed = Document & {
  readonly featurePolicy?: PolicyReader
  readonly permissionsPolicy?: PolicyReader
}

/** Whether the permissions policy allows the camera; null in browsers that do not say. */
export function isCameraAllowed(): boolean | null {
  const { featurePolicy, permissionsPolicy }: Policed = document
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature('camera') ?? null
}

/** Policies written into the page itself. */
export function metaPolicies(): string[] {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')
  return [...metas].map(({ content }) => content)
}

/** The colours that reach the floating button: those of the page's styles before those of the tag. */
export function readColours({ color, textColor }: TagOptions): Colours {
  const styles = getComputedStyle(document.documentElement)
  const ofPage = (name: string) => styles.getPropertyValue(`--comanda-${name}`).trim()
  const wanted = [ofPage('color') || color, ofPage('text-color') || textColor] as const
  const [brand, text] = wanted.map((colour) => hexOf(colour ?? ''))
  const invalid = wanted.filter((colour) => colour && hexOf(colour) === null) as string[]
  return { brand: brand ?? null, text: text ?? null, invalid }
}

/** Any CSS colour as `#rrggbb`; null for what is no colour. A canvas needs no node on the page. */
function hexOf(colour: string): string | null {
  if (!CSS.supports('color', colour)) return null
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return null
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
