import { existsSync, readdirSync } from 'node:fs'

// The staff desk: what its folders may import of one another, and of the widget only what knows nothing about ordering.
const folders = {
  contract: [],
  client: ['contract'],
  i18n: [],
  alarm: [],
  parts: ['contract', 'client', 'i18n', 'alarm'],
  rooms: ['contract', 'client', 'parts'],
  app: ['contract', 'client', 'alarm', 'parts', 'rooms'],
  invitation: ['contract', 'parts', 'app'],
  operator: ['contract', 'parts', 'app'],
}
/** What shows the widget itself (decisions 126 and 136). */
const withWidget = 'desk/parts/widget/**'
const shared = ['browser', 'contract', 'domain', 'i18n', 'integrations', 'options', 'query', 'ui']

/**
 * The rules of `desk/`. `ban` and `restricted` make rules as oxlint.config.mjs does, `folders` are those of `src`, `beside` is
 * forbidden everywhere.
 */
export function deskOverrides({ ban, restricted, folders: ofWidget, beside }) {
  const bansOf = (from, isWithWidget = false) => {
    const others = Object.keys(folders).filter((part) => part !== from && !folders[from].includes(part))
    const open = from === 'contract' ? ['contract'] : shared
    return [
      ...others.map((part) => ban(`^#desk/${part}/`, `${from} must not import ${part}`)),
      ...ofWidget
        .filter((part) => !isWithWidget && !open.includes(part))
        .map((part) => ban(`^#src/${part}/`, 'the desk shares with the widget what knows nothing about ordering')),
      ...beside,
    ]
  }
  const rooms = existsSync('desk/rooms') ? readdirSync('desk/rooms') : []
  const strangers = (name) =>
    rooms
      .filter((other) => other !== name)
      .map((other) => ban(`^#desk/rooms/${other}/`, 'rooms do not know each other'))
  return [
    ...Object.keys(folders).map((from) => restricted([`desk/${from}/**`], bansOf(from))),
    restricted([withWidget], bansOf('parts', true)),
    ...rooms.map((name) => restricted([`desk/rooms/${name}/**`], [...bansOf('rooms'), ...strangers(name)])),
  ]
}
