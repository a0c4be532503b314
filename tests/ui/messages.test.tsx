import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, test } from 'vitest'

import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { Status } from '#src/ui/base/status.tsx'

import { renderKit } from './render-kit.tsx'

describe('AlertList', () => {
  test('exists before its first message and lists each message once', () => {
    const { again } = renderKit(<AlertList messages={[]} />)
    const region = screen.getByRole('alert')
    again(<AlertList messages={['No slot', 'No slot', 'No phone']} />)
    expect(screen.getByRole('alert')).toBe(region)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No slot', 'No phone'])
  })

  test('shows a single message once, without a list', () => {
    renderKit(<AlertList messages={['No slot', 'No slot']} />)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('No slot')
  })
})

describe('Notice', () => {
  test('interrupts only when told', () => {
    renderKit(
      <>
        <Notice kind="warn">Prices have changed</Notice>
        <Notice kind="error" role="alert" title="Not loaded" action={<Button>Try again</Button>}>
          No connection
        </Notice>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Not loadedNo connectionTry again')
  })
})

describe('Status', () => {
  test('stands empty before its text comes [SHELL-97]', () => {
    const drawn: (string | null)[] = []
    function Watch() {
      useLayoutEffect(() => void drawn.push(screen.getByRole('status').textContent))
      return null
    }
    renderKit(
      <>
        <Notice role="status">Offline: prices may have changed</Notice>
        <Watch />
      </>,
    )
    expect(drawn).toEqual([''])
    expect(screen.getByRole('status').textContent).toBe('Offline: prices may have changed')
  })

  test('keeps one region for every text', () => {
    const { again } = renderKit(<Status>Photo 1 of 2</Status>)
    const region = screen.getByRole('status')
    again(<Status>Photo 2 of 2</Status>)
    expect([screen.getByRole('status') === region, region.textContent]).toEqual([true, 'Photo 2 of 2'])
  })
})

describe('waiting', () => {
  test('is said in words, the shapes are decoration', () => {
    renderKit(<SkeletonList label="Loading the menu" count={3} />)
    expect(screen.getByRole('status').textContent).toBe('Loading the menu')
    expect(document.querySelectorAll('.skeleton-row[aria-hidden="true"]')).toHaveLength(3)
  })

  test('is silent for a spinner without a text', () => {
    renderKit(<Spinner />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('ProgressBar', () => {
  test.each([
    [-1, 0],
    [0.426, 43],
    [7, 100],
  ])('shows a share of %d as %d per cent', (value, expected) => {
    renderKit(<ProgressBar value={value} label="Add 4,50 € for free delivery" />)
    const bar = screen.getByRole('progressbar', { name: 'Add 4,50 € for free delivery' })
    expect(bar.getAttribute('aria-valuenow')).toBe(String(expected))
    expect(bar.querySelector('[style]')?.getAttribute('style')).toContain('--comanda-share')
  })
})
