import { h } from './dom.js'
import { stampOf } from './format.js'

/** Panel for work behind the counter that did not succeed, for owners. */
export function createJobs(panel, { api, say, fail }) {
  async function show() {
    const jobs = await api.jobs().catch(() => null)
    if (jobs === null) return fail('The jobs could not be read. Open them again.')
    panel.replaceChildren(
      h('h2', { id: 'jobs-title', tabindex: -1 }, 'What did not succeed'),
      h(
        'p',
        { class: 'hint' },
        'Mails, messages and payments are tried again by themselves. What is given up is listed here.',
      ),
      jobs.length > 0
        ? h('ul', { class: 'jobs' }, jobs.map(jobRow))
        : h('p', { class: 'empty' }, 'Nothing was given up.'),
    )
  }

  function jobRow({ id, name: work, subject, attempts, lastError, failedAt }) {
    const name = `${work} ${subject}`
    const tries = attempts === 1 ? '1 try' : `${attempts} tries`
    return h('li', null, [
      h(
        'p',
        null,
        h('strong', null, name),
        h('span', null, `${tries} · given up ${stampOf(failedAt)} · ${lastError ?? 'no reason known'}`),
      ),
      h(
        'button',
        { type: 'button', class: 'quiet', 'aria-label': `Try again: ${name}`, onclick: () => void repeat(id, name) },
        'Try again',
      ),
    ])
  }

  async function repeat(id, name) {
    const refusal = await api.repeatJob(id).catch(() => ({}))
    if (refusal !== null) return fail('The change was not made. Try again.')
    say(`${name} is tried again`)
    await show()
    panel.querySelector('#jobs-title').focus()
  }

  return { show }
}
