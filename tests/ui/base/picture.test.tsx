import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { Picture, type PictureProps } from '#src/ui/base/picture.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

const source = (src: string) => ({ src, srcSet: `${src}?w=320 320w` })

function photo(props: Partial<PictureProps> = {}) {
  return <Picture photo={source('/a.jpg')} alt="A pizza" width={104} height={104} {...props} />
}

describe('Picture', () => {
  test('reserves its place and loads late', () => {
    renderKit(photo())
    const image = screen.getByRole('img', { name: 'A pizza' })
    const read = (name: string) => image.getAttribute(name)
    expect(['width', 'height', 'loading', 'decoding'].map(read)).toEqual(['104', '104', 'lazy', 'async'])
  })

  test('is fetched in the width that the screen needs', () => {
    renderKit(photo({ hasPriority: true }))
    const image = screen.getByRole('img') as HTMLImageElement
    expect([image.srcset, image.sizes]).toEqual(['/a.jpg?w=320 320w', 'min(100vw, 104px)'])
    expect(image.getAttribute('fetchpriority')).toBe('high')
  })

  test('loads at once when it is among the first', () => {
    renderKit(photo({ isEager: true }))
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  })

  test.each([null, undefined])('keeps an empty place without a photo (%j)', (none) => {
    const { container } = renderKit(photo({ photo: none }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 104 104')
  })

  test('replaces a failed image, and tries another address', () => {
    const { again, container } = renderKit(photo())
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
    again(photo({ photo: source('/b.jpg') }))
    expect(screen.getByRole('img').getAttribute('src')).toBe('/b.jpg')
  })
})
