import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { Button } from '#src/ui/base/button.tsx'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Tag } from '#src/ui/base/tag.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

const mark = '*'

/** Replaces every text as a translator does: moved into an element `font`, or by a new node inside of one. */
function translate(root: Node, way: 'moved' | 'replaced'): void {
  for (const node of root.childNodes) {
    if (!(node instanceof Text)) translate(node, way)
    else if (node.data.trim()) {
      const font = document.createElement('font')
      node.replaceWith(font)
      font.append(way === 'moved' ? node : node.data + mark)
    }
  }
}

function Words({ children }: { readonly children: string }) {
  return children
}

const labels = { group: 'Quantity', less: 'Less', more: 'More' }
const nothing = () => {}

const pieces: Readonly<Record<string, { readonly before: ReactNode; readonly after: ReactNode }>> = {
  'a button': { before: <Button end="5,50 €">Order</Button>, after: <Button end="11,00 €">Pay</Button> },
  'a busy button': {
    before: <Button>Order</Button>,
    after: (
      <Button isBusy busyLabel="Sending">
        Order
      </Button>
    ),
  },
  'a tag': { before: <Tag>Closed</Tag>, after: <Tag>Open</Tag> },
  'a tag that gets an icon': { before: <Tag>Sent</Tag>, after: <Tag icon={<CheckIcon />}>Confirmed</Tag> },
  'a notice': { before: <Notice title="Late">Soon</Notice>, after: <Notice title="Later">Not soon</Notice> },
  'a stepper': {
    before: <Stepper value={2} labels={labels} onChange={nothing} />,
    after: <Stepper value={3} labels={labels} onChange={nothing} />,
  },
  'text among numbers': {
    before: (
      <p>
        {2} of {3}
      </p>
    ),
    after: (
      <p>
        {3} of {3}
      </p>
    ),
  },
  'text beside an element': {
    before: (
      <p>
        2 <b>dishes</b>
      </p>
    ),
    after: (
      <p>
        3 <b>dishes</b>
      </p>
    ),
  },
  'text that comes before another': {
    before: (
      <p>
        {false}now <b>open</b>
      </p>
    ),
    after: (
      <p>
        {'not '}now <b>open</b>
      </p>
    ),
  },
  'text that goes': {
    before: (
      <p>
        {'new '}
        <b>open</b>
      </p>
    ),
    after: (
      <p>
        {false}
        <b>open</b>
      </p>
    ),
  },
  'text of a component': {
    before: (
      <p>
        <Words>Order sent</Words>
      </p>
    ),
    after: (
      <p>
        <Words>Confirmed</Words>
      </p>
    ),
  },
  'text of a fragment': {
    before: (
      <p>
        <>Two</> <b>left</b>
      </p>
    ),
    after: (
      <p>
        <>One</> <b>left</b>
      </p>
    ),
  },
  'text that becomes an element': {
    before: <p>open</p>,
    after: (
      <p>
        <b>closed</b>
      </p>
    ),
  },
  'an element that becomes text': {
    before: (
      <p>
        <b>closed</b>
      </p>
    ),
    after: <p>open</p>,
  },
  'a row that grows': {
    before: <p>a</p>,
    after: (
      <p>
        b<i>c</i>d
      </p>
    ),
  },
}

describe.each(['moved', 'replaced'] as const)('a translated text, %s', (way) => {
  test.each(Object.entries(pieces))('%s shows what is true [I18N-14]', (_what, { before, after }) => {
    const { container, again } = renderKit(before)
    const shown = () => container.textContent?.replaceAll(mark, '')
    const first = shown()
    translate(container, way)
    again(after)
    expect(shown()).toBe(renderKit(after).container.textContent)
    translate(container, way)
    again(before)
    expect(shown()).toBe(first)
  })

  test('a button keeps its element and the focus [I18N-14]', () => {
    const { container, again, getByRole } = renderKit(<Button>Order</Button>)
    const button = getByRole('button')
    button.focus()
    translate(container, way)
    again(<Button>Pay</Button>)
    expect(getByRole('button', { name: 'Pay' })).toBe(button)
    expect(document.activeElement).toBe(button)
  })
})
