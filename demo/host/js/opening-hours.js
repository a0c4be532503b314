// Shows in the hero whether the dining room is open, and marks today's row of the opening hours.

const shifts = [
  ['11:00', '15:30'],
  ['18:30', '23:45'],
]

function nowInTurin() {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date())
  const part = (type) => parts.find((one) => one.type === type).value
  return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` }
}

function stateAt(time) {
  const current = shifts.find(([from, to]) => time >= from && time < to)
  if (current) return { isOpen: true, text: `Sala aperta fino alle ${current[1]}` }
  const next = shifts.find(([from]) => time < from)
  return { isOpen: false, text: next ? `La sala riapre alle ${next[0]}` : 'La sala riapre domani alle 11:00' }
}

const { weekday, time } = nowInTurin()
document.querySelector(`[data-weekday="${weekday}"]`)?.setAttribute('aria-current', 'date')

const line = document.querySelector('.today')
const { isOpen, text } = stateAt(time)
line.dataset.open = isOpen ? 'yes' : 'no'
line.textContent = `${text} · asporto sempre attivo`
