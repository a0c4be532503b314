import { h } from './dom.js'

/** Panel for pauses and capacities; loaded when it is shown and after every change. */
export function createControls(panel, { api, say, fail }) {
  let shown = null

  async function show(member) {
    try {
      const state = await api.controls()
      const version = JSON.stringify([member, state])
      if (version === shown) return
      shown = version
      panel.replaceChildren(...draw(member, state))
    } catch {
      fail('The controls could not be read. Open them again.')
    }
  }

  /** Sends a change; `id` is the id of the focused element, which gets the focus back after rendering. */
  async function change(member, { path, body, text, id }) {
    try {
      await api.change(path, body)
      say(text)
      await show(member)
      document.getElementById(id)?.focus()
    } catch {
      fail('The change was not made. Try again.')
    }
  }

  function draw(member, { isUnderMaintenance, venues }) {
    const to = (wish) => change(member, wish)
    const all = { id: 'pause-all', name: 'Restaurant', isPaused: isUnderMaintenance, path: 'pause' }
    return [
      ...(member.role === 'owner' ? [h('h2', null, 'The whole restaurant'), pauseSwitch(all, to)] : []),
      ...venues.map((venue) => venuePart(venue, to)),
    ]
  }

  function venuePart({ id, name, services, timetables }, to) {
    return h(
      'section',
      { class: 'venue', 'aria-labelledby': `venue-${id}` },
      h('h2', { id: `venue-${id}` }, name),
      h('h3', null, 'Order types'),
      services
        .filter(({ isActive }) => isActive)
        .map(({ type, name: service, isBlocked }) =>
          pauseSwitch(
            {
              id: `pause-${id}-${type}`,
              name: service,
              isPaused: isBlocked,
              path: `venues/${id}/services/${type}/pause`,
            },
            to,
          ),
        ),
      h('h3', null, 'Orders a slot takes'),
      timetables.map((timetable) => capacityForm(timetable, to)),
    )
  }

  return {
    show,
    /** Called when somebody signs out: what was shown is not shown again. */
    forget() {
      shown = null
    },
  }
}

function pauseSwitch({ id, name, isPaused, path }, to) {
  const text = `${name} ${isPaused ? 'takes orders again' : 'is paused'}`
  return h(
    'p',
    { class: 'switch', 'data-paused': isPaused },
    h('span', { id: `${id}-name` }, name, ' ', h('strong', null, isPaused ? 'Paused' : 'Open')),
    h(
      'button',
      {
        type: 'button',
        id,
        'aria-describedby': `${id}-name`,
        onclick: () => void to({ path, body: { isPaused: !isPaused }, text, id }),
      },
      isPaused ? 'Resume' : 'Pause',
    ),
  )
}

function capacityForm({ id, name: service, from, to: until, capacity }, to) {
  const name = `${service}, ${from} to ${until}`
  const inputId = `capacity-${id}`
  const input = h('input', {
    id: inputId,
    type: 'number',
    min: 0,
    max: 100000,
    value: capacity ?? '',
    placeholder: 'No limit',
  })
  const send = (event) => {
    event.preventDefault()
    const value = input.value === '' ? null : Number(input.value)
    void to({ path: `timetables/${id}/capacity`, body: { capacity: value }, text: `${name}: saved`, id: inputId })
  }
  return h(
    'form',
    { class: 'switch', onsubmit: send },
    h('label', { for: inputId }, name),
    input,
    h('button', { type: 'submit', 'aria-label': `Save ${name}` }, 'Save'),
  )
}
