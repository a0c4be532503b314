import { h, reconcile } from './dom.js'
import { stampOf } from './format.js'

/**
 * The conversations with customers, each with its messages and a text field for the answer. A started answer stays when
 * a new message renders the card again. `send(id, text)` sends an answer; `say(text)` announces new messages.
 */
export function createChats({ list, none, count, send, say }) {
  const drafts = new Map()
  /** Ids of the messages already announced; null before the first load. */
  let known = null

  function show(chats) {
    reconcile(list, chats, { keyOf: ({ id }) => id, draw: card })
    none.hidden = chats.length > 0
    count.textContent = String(chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0))
    const written = chats.flatMap((chat) => chat.messages.filter(({ isOwn }) => !isOwn).map(({ id }) => [id, chat]))
    const arrived = known ? written.filter(([id]) => !known.has(id)) : []
    if (arrived.length > 0) say(arrived.map(([, chat]) => `Message from ${chat.customer.name}`).join(', '))
    known = new Set(written.map(([id]) => id))
  }

  function card(chat) {
    const title = `chat-${chat.id}`
    return h(
      'li',
      { class: 'order chat', 'data-unread': chat.unreadCount > 0 },
      h('h3', { id: title }, `${chat.kind === 'order' ? 'Order' : 'Reservation'} ${chat.subjectId}`),
      h('p', null, `${chat.customer.name} · ${chat.venue}`),
      h('ol', { class: 'said', 'aria-labelledby': title }, chat.messages.map(line)),
      chat.isOpen ? answerForm(chat, title) : h('p', { class: 'over' }, 'The time for messages is over.'),
    )
  }

  function answerForm({ id }, title) {
    const box = h('textarea', { rows: 2, maxlength: 2000, 'aria-labelledby': `${title} answer-${id}` })
    const button = h('button', { type: 'submit', 'aria-describedby': title }, 'Send')
    box.value = drafts.get(id) ?? ''
    box.addEventListener('input', () => drafts.set(id, box.value))
    async function submit(event) {
      event.preventDefault()
      if (box.value.trim() === '') return
      button.disabled = true
      try {
        await send(id, box.value)
        drafts.delete(id)
        box.value = ''
      } finally {
        button.disabled = false
      }
    }
    return h(
      'form',
      { class: 'answer', onsubmit: submit },
      h('span', { id: `answer-${id}` }, 'Your answer'),
      box,
      button,
    )
  }

  return {
    show,
    /** Called for another restaurant: its messages are not announced as new. */
    forget() {
      known = null
    },
  }
}

function line({ isOwn, text, at }) {
  return h(
    'li',
    { 'data-own': isOwn },
    h('p', { class: 'who' }, `${isOwn ? 'You' : 'Customer'} · ${stampOf(at)}`),
    h('p', { class: 'text' }, text),
  )
}
