import { h } from './dom.js'
import { createForm, passwordFault } from './form.js'

const roles = { owner: 'Owner', staff: 'Staff' }
const reasons = {
  'wrong-password': 'The current password is wrong.',
  'too-many': 'There were too many tries. Wait a quarter of an hour, then try again.',
  'email-taken': 'Somebody with this e-mail address uses the desk already.',
}
const textOf = (reason) => reasons[reason] ?? 'That was not saved. Try again.'

/** Panel for one's own password and, for owners, the people who use the desk of the restaurant. */
export function createAccount(panel, { api, say, fail }) {
  let member = null

  async function show(signedIn) {
    member = signedIn
    const parts = [ownPart()]
    try {
      if (member.role === 'owner') parts.push(...peopleParts(await api.members()))
    } catch {
      fail('The people could not be read. Open the account again.')
    }
    panel.replaceChildren(...parts)
  }

  function ownPart() {
    const form = createForm({
      fields: [
        { name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password' },
        {
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          check: passwordFault,
        },
      ],
      action: 'Change the password',
      send: async ({ current, password }) => {
        const reason = await api.changePassword(current, password)
        if (reason !== null) return textOf(reason)
        form.reset()
        say('Your password is changed. Other browsers are signed out.')
        return null
      },
    })
    const { name, email, role } = member
    return part('own', 'You', [h('p', null, `${name} · ${email} · ${roles[role]}`), form.element])
  }

  function peopleParts(members) {
    return [
      part('people', 'Who uses this desk', [h('ul', { class: 'people' }, members.map(personRow))]),
      part('add', 'Add somebody', [addForm()]),
    ]
  }

  function personRow({ id, name, email, role, venueId, isSelf }) {
    const place = role === 'owner' ? '' : ` of ${venueName(venueId)}`
    const title = `member-${id}`
    const form = createForm({
      fields: [
        {
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          check: passwordFault,
        },
      ],
      action: 'Set the password',
      send: async ({ password }) => {
        const reason = await api.setPassword(id, password)
        if (reason !== null) return textOf(reason)
        form.reset()
        say(`${name} has a new password and is signed out.`)
        return null
      },
    })
    const remove = h('button', { type: 'button', class: 'quiet', 'aria-describedby': title, onclick: ask }, 'Remove')
    async function ask() {
      if (remove.dataset.asked === undefined) {
        remove.dataset.asked = ''
        remove.textContent = 'Remove for good'
        return
      }
      const reason = await api.removeMember(id).catch(() => 'failed')
      if (reason !== null) return fail(textOf(reason))
      say(`${name} cannot use the desk any more.`)
      await show(member)
      panel.querySelector('#people-title').focus()
    }
    return h('li', null, [
      h('p', { id: title }, h('strong', null, name), ` · ${email} · ${roles[role]}${place}`),
      isSelf ? null : h('details', { class: 'more' }, h('summary', null, 'New password'), form.element),
      isSelf ? null : remove,
    ])
  }

  function addForm() {
    const places = [
      ...member.venues.map((venue) => [String(venue.id), `Staff of ${venue.name}`]),
      ['all', 'Staff of all venues'],
      ['owner', 'Owner: everything'],
    ]
    const form = createForm({
      fields: [
        { name: 'name', label: 'Name', maxlength: 100, autocomplete: 'off' },
        { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'off', check: emailFault },
        { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', check: passwordFault },
        { name: 'place', label: 'May see and change', options: places },
      ],
      action: 'Add',
      send: async ({ place, ...typed }) => {
        const role = place === 'owner' ? 'owner' : 'staff'
        const venueId = /^[0-9]+$/.test(place) ? Number(place) : null
        const reason = await api.addMember({ ...typed, role, venueId })
        if (reason !== null) return textOf(reason)
        say(`${typed.name} can sign in now.`)
        await show(member)
        panel.querySelector('#people-title').focus()
        return null
      },
    })
    return form.element
  }

  function venueName(venueId) {
    return member.venues.find(({ id }) => id === venueId)?.name ?? 'all venues'
  }

  return { show }
}

function part(id, title, content) {
  return h('section', { class: 'sheet', 'aria-labelledby': `${id}-title` }, [
    h('h2', { id: `${id}-title`, tabindex: -1 }, title),
    content,
  ])
}

function emailFault(text) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'This is no e-mail address.'
}
