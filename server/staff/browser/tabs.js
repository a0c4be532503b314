/** Tabs with one panel each: arrow keys move the selection, the panel follows. `onSelect(tab)` is told of each. */
export function createTabs(tabs, onSelect) {
  function select(chosen) {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen
    }
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    onSelect(chosen)
  }
  const steps = { ArrowRight: 1, ArrowLeft: -1 }
  tabs.forEach((tab) => {
    tab.addEventListener('click', () => select(tab))
    tab.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      const shown = tabs.filter((each) => !each.hidden)
      const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length]
      select(next)
      next.focus()
    })
  })
  return { select }
}
