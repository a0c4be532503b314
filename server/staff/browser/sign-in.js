import { h } from './dom.js'
import { createForm } from './form.js'

/** Where this browser keeps the number of the restaurant that was typed last. */
const kept = 'comanda-desk-restaurant'
const reasons = {
  'wrong-password': 'Restaurant, e-mail or password is wrong.',
  'too-many': 'There were too many tries. Wait a quarter of an hour, then try again.',
}

/** The form to sign in; `done` is called when somebody is. */
export function createSignIn(panel, { api, done }) {
  const form = createForm({
    fields: [
      { name: 'restaurant', label: 'Number of the restaurant', inputmode: 'numeric', check: numberFault },
      { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' },
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    action: 'Sign in',
    send: async ({ restaurant, email, password }) => {
      const reason = await api.signIn(Number(restaurant), email, password)
      if (reason !== null) return reasons[reason] ?? 'You could not be signed in. Try again.'
      localStorage.setItem(kept, restaurant)
      done()
      return null
    },
  })

  return {
    /** `message` says why the form is shown; the demonstration lists who can sign in. */
    show({ demoMembers }, message) {
      panel.replaceChildren(
        h('section', { class: 'sheet', 'aria-labelledby': 'sign-in-title' }, [
          h('h2', { id: 'sign-in-title' }, 'Sign in'),
          form.element,
        ]),
        ...(demoMembers.length > 0 ? [demoPart(demoMembers)] : []),
      )
      form.reset({ restaurant: new URLSearchParams(location.search).get('restaurant') ?? localStorage.getItem(kept) })
      form.say(message)
      form.focus()
    },
  }

  function demoPart(members) {
    const fill = ({ restaurant, email, password }) => {
      form.reset({ restaurant: String(restaurant.id), email, password })
      void form.submit()
    }
    return h('section', { class: 'sheet', 'aria-labelledby': 'demo-title' }, [
      h('h2', { id: 'demo-title' }, 'The demonstration'),
      h('p', null, 'Everybody may sign in here. Choose whose desk you want to see:'),
      h(
        'ul',
        { class: 'choices' },
        members.map((member) =>
          h('li', null, [
            h('button', { type: 'button', onclick: () => fill(member) }, [
              h('strong', null, `${member.restaurant.name} · ${member.name}`),
              h('span', null, `Restaurant ${member.restaurant.id}, ${member.email}, password ${member.password}`),
            ]),
          ]),
        ),
      ),
    ])
  }
}

function numberFault(text) {
  return /^[1-9][0-9]{0,8}$/.test(text) ? null : 'Type the number, such as 1. It stands in the tag on your site.'
}
