import type { ComandaGlobal } from '#src/options/commands.ts'
import { version } from '#src/options/version.ts'

import { findScript, readOptions } from './read-options.ts'
import { startLoader } from './start-loader.ts'

try {
  const { version: known, restaurant, node } = window.Comanda || ({} as Partial<ComandaGlobal>)
  // A page that replaced its whole document has lost the button of the earlier script.
  const isGone = node && !node.isConnected
  if (!known || isGone) {
    if (isGone) void window.Comanda!('destroy')
    startLoader(findScript(), version)
  }
  // The first script of a page serves all calls.
  else if (known !== version) warn(known, version)
  else {
    const { src, dataset } = findScript()
    const { restaurant: other } = readOptions(src, dataset)
    if (`${other}` !== `${restaurant}`) warn(`restaurant ${restaurant}`, `restaurant ${other}`)
  }
} catch (fault) {
  // oxlint-disable-next-line no-console -- a tag that cannot work must say so, and must not break the page
  console.error('Comanda:', fault)
}

function warn(first: string, second: string) {
  // oxlint-disable-next-line no-console -- the developer who pasted two scripts must see it
  console.warn(`Comanda: ${first} runs here, not ${second}.`)
}
