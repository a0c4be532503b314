import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { Stepper, type StepperProps } from '#src/ui/field/stepper.tsx'
import { Hold, renderKit } from '#tests/ui/render-kit.tsx'

const labels = { group: 'Quantity', less: 'One less', more: 'One more', remove: 'Remove' }

function held(initial: number, props: Partial<StepperProps> = {}) {
  return (
    <Hold initial={initial}>{(value, set) => <Stepper value={value} onChange={set} labels={labels} {...props} />}</Hold>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.getByRole('status').textContent?.replace('Quantity: ', '')

describe('Stepper', () => {
  test('says what its number counts, politely', async () => {
    const { user } = renderKit(held(1))
    expect(screen.getByRole('group', { name: 'Quantity' })).toBeTruthy()
    await user.click(button('One more'))
    expect(screen.getByRole('status').textContent).toBe('Quantity: 2')
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  })

  test.each([
    ['One less', 1, { min: 1 }],
    ['One more', 3, { max: 3 }],
  ])('stops at its bound (%s at %i) without losing focus', async (name, value, bounds) => {
    const onChange = vi.fn<StepperProps['onChange']>()
    const { user } = renderKit(<Stepper value={value} onChange={onChange} labels={labels} {...bounds} />)
    await user.click(button(name))
    expect(onChange).not.toHaveBeenCalled()
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button(name))
  })

  test('has no upper bound with max null', async () => {
    const { user } = renderKit(held(99, { max: null }))
    await user.click(button('One more'))
    expect(shown()).toBe('100')
  })

  test('turns minus into a bin at the minimum', async () => {
    const { user } = renderKit(held(2, { min: 1, binAt: 1 }))
    await user.click(button('One less'))
    expect(screen.queryByRole('button', { name: 'One less' })).toBeNull()
    await user.click(button('Remove'))
    expect(shown()).toBe('0')
  })

  test('is out of use as a whole when told', async () => {
    const onChange = vi.fn<StepperProps['onChange']>()
    const { user } = renderKit(<Stepper value={2} onChange={onChange} labels={labels} isDisabled />)
    await user.click(button('One more'))
    expect(onChange).not.toHaveBeenCalled()
  })
})
