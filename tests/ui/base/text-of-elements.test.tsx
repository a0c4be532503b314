import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { CheckIcon } from '#src/ui/base/icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Tag } from '#src/ui/base/tag.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

const mark = '*'

/** Replaces every text as a translator does: moved into an element `font`, or by a new node inside of one. */
function translate(root: Node, way: 'moved' | 'replaced'): void {
  for (const node of [...root.childNodes]) {
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

type Case = readonly [what: string, before: ReactNode, after: ReactNode]
const cases: readonly Case[] = [
  ['a button', <Button end="5,50 €">Order</Button>, <Button end="11,00 €">Pay</Button>],
  [
    'a busy button',
    <Button>Order</Button>,
    <Button isBusy busyLabel="Sending">
      Order
    </Button>,
  ],
  ['a tag', <Tag>Closed</Tag>, <Tag>Open</Tag>],
  ['a tag that gets an icon', <Tag>Sent</Tag>, <Tag icon={<CheckIcon />}>Confirmed</Tag>],
  ['a notice', <Notice title="Late">Soon</Notice>, <Notice title="Later">Not soon</Notice>],
  [
    'a stepper',
    <Stepper value={2} labels={labels} onChange={nothing} />,
    <Stepper value={3} labels={labels} onChange={nothing} />,
  ],
  [
    'text among numbers',
    <p>
      {2} of {3}
    </p>,
    <p>
      {3} of {3}
    </p>,
  ],
  [
    'text beside an element',
    <p>
      2 <b>dishes</b>
    </p>,
    <p>
      3 <b>dishes</b>
    </p>,
  ],
  [
    'text that comes before another',
    <p>
      {false}now <b>open</b>
    </p>,
    <p>
      {'not '}now <b>open</b>
    </p>,
  ],
  [
    'text that goes',
    <p>
      {'new '}
      <b>open</b>
    </p>,
    <p>
      {false}
      <b>open</b>
    </p>,
  ],
  [
    'text of a component',
    <p>
      <Words>Order sent</Words>
    </p>,
    <p>
      <Words>Confirmed</Words>
    </p>,
  ],
  [
    'text of a fragment',
    <p>
      <>Two</> <b>left</b>
    </p>,
    <p>
      <>One</> <b>left</b>
    </p>,
  ],
  [
    'text that becomes an element',
    <p>open</p>,
    <p>
      <b>closed</b>
    </p>,
  ],
  [
    'an element that becomes text',
    <p>
      <b>closed</b>
    </p>,
    <p>open</p>,
  ],
  ['a row that grows', <ButtonRow>{['a']}</ButtonRow>, <ButtonRow>{['b', <i key="i">c</i>, 'd']}</ButtonRow>],
]

describe.each(['moved', 'replaced'] as const)('a translated text, %s', (way) => {
  test.each(cases)('%s shows what is true [I18N-14]', (_, before, after) => {
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
