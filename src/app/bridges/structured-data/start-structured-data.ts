import { subscribe } from 'valtio/vanilla'

import { categoriesQuery, categoryProductsQuery } from '#src/api/menu-calls.ts'
import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import { shownMenu } from '#src/app/bridges/shown-menu.ts'
import type { ShownMenu } from '#src/app/bridges/shown-menu.ts'
import { takeTurn } from '#src/app/bridges/take-turn.ts'
import { toJson } from '#src/browser/json.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { fetchAtOnce } from '#src/query/fetch-at-once.ts'

import { describeVenue } from './describe-venue.ts'

/**
 * Describes the chosen venue and its menu for search engines, as one block of JSON-LD inside the element: anew when venue,
 * menu or language change, and gone with the element. Two widgets of one venue have one block. Returns the function that
 * stops it.
 */
export function startStructuredData(instance: Instance): () => void {
  const { api, options, queryClient, stores, surface } = instance
  let leave = () => {}
  let described = ''
  let latest = 0

  function remove() {
    leave()
    leave = () => {}
    described = ''
  }

  /** Puts the text into a block of its own, when it is this widget's turn. */
  function write(text: string, venueId: number) {
    const block = emptyDataBlock()
    block.append(text)
    const end = takeTurn(`${options.host} ${options.restaurantId} ${venueId}`, () => surface.hostElement.append(block))
    leave = () => {
      block.remove()
      end()
    }
  }

  /** Describes what is shown now, unless it is described already. */
  async function describe() {
    latest += 1
    const turn = latest
    const language = stores.language.state.current
    // In another language it is another reply.
    await queryClient.fetchQuery(restaurantQuery(api))
    const menu = turn === latest ? shownMenu(instance) : null
    const key = menu ? [language, menu.venue.id, menu.place.menuId, menu.orderType].join(' ') : ''
    if (turn !== latest || key === described) return
    const text = menu && (await describeMenu(instance, menu, language))
    if (turn !== latest) return
    remove()
    if (menu && text) write(text, menu.venue.id)
    described = key
  }

  const follow = () => void describe().catch(() => logSilently('the menu could not be described for search engines'))
  const stops = [stores.language.state, stores.place.state, stores.draft.state].map((state) => subscribe(state, follow))
  follow()
  return () => {
    stops.forEach((stop) => stop())
    latest += 1
    remove()
  }
}

/**
 * A block of data without text. Pages that demand Trusted Types refuse text in any script that could still run, data too, so it is a
 * copy of one that has run: copies never run again (https://html.spec.whatwg.org/#already-started).
 */
function emptyDataBlock(): HTMLScriptElement {
  const started = [...document.scripts].find(({ src }) => src)
  const block = started ? (started.cloneNode() as HTMLScriptElement) : document.createElement('script')
  for (const name of block.getAttributeNames()) block.removeAttribute(name)
  block.type = 'application/ld+json'
  return block
}

/** The whole menu, by the calls that its screen makes too, one list after the other. */
async function describeMenu(
  { api, queryClient }: Instance,
  { place, orderType, venue }: ShownMenu,
  language: string,
): Promise<string> {
  const { categories } = await queryClient.fetchQuery(categoriesQuery(api, place))
  const sections = []
  for (const category of categories) {
    const { products } = await fetchAtOnce(queryClient, categoryProductsQuery(api, place, category.id))
    sections.push({ category, products })
  }
  return toMarkupSafeJson(describeVenue({ venue, orderType, language, sections }))
}

/** JSON without markup: a copy of the page that is read as HTML again must not end the block at a `</script>` of a text. */
function toMarkupSafeJson(value: unknown): string {
  return toJson(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
