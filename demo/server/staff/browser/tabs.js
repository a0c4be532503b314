/** Tabs with one panel each: arrow keys move the selection, the panel follows. */
export function createTabs(tabs) {
  function select(chosen) {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen
    }
  }
  const steps = { ArrowRight: 1, ArrowLeft: -1 }
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(tab))
    tab.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      const next = tabs[(index + step + tabs.length) % tabs.length]
      select(next)
      next.focus()
    })
  })
}
