import { createStaffApi } from './api.js'
import { createDesk } from './desk.js'
import { createSignIn } from './sign-in.js'

const byId = (id) => document.getElementById(id)
/** Whether the desk is shown; several calls may learn at once that the session has ended. */
let isIn = false
const api = createStaffApi({
  onSignedOut: () => {
    if (isIn) void leave('You are signed out. Sign in again to go on.')
  },
})
const signIn = createSignIn(byId('outside'), { api, done: () => void start() })
const desk = createDesk({ api })

byId('sign-out').addEventListener('click', async () => {
  isIn = false
  desk.close()
  await api.signOut().catch(() => undefined)
  await leave('You are signed out.')
})
void start()

/** Shows the desk of whoever is signed in, or the form to sign in. */
async function start(message = '') {
  let session
  try {
    session = await api.session()
  } catch {
    return show(null, () => signIn.show({ demoMembers: [] }, 'The service does not answer. Load the page again.'))
  }
  if (session.member) return show(session.member, () => desk.open(session))
  return show(null, () => signIn.show(session, message))
}

async function leave(message) {
  isIn = false
  desk.close()
  await start(message)
}

function show(member, draw) {
  isIn = member !== null
  byId('desk').hidden = member === null
  byId('outside').hidden = member !== null
  byId('who').hidden = member === null
  byId('sound').hidden = member === null
  byId('sign-out').hidden = member === null
  byId('line').hidden = member === null
  byId('who').textContent = member ? `${placeOf(member)} · ${member.name}` : ''
  if (member === null) document.title = 'Staff desk'
  draw()
}

/** The restaurant, or the venue that is all a member sees. */
function placeOf({ restaurant, venues, venueId }) {
  return venues.find(({ id }) => id === venueId)?.name ?? restaurant.name
}
