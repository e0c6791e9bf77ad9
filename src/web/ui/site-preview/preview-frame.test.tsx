// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreviewFrame } from './preview-frame'

const URL_OF_PREVIEW = 'https://apercu-0.sites.example/?jeton=x'

test('what the previewed site says of a touched section is heard; another origin, window or word is not; a tab shows the site too', () => {
  const heard: string[] = []
  const shown = (version: number) => (
    <PreviewFrame
      url={URL_OF_PREVIEW}
      title="Votre site"
      version={version}
      onSection={one => heard.push(one)}
    />
  )
  const { rerender } = render(shown(1))
  const frame = screen.getByTitle<HTMLIFrameElement>('Votre site')
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      const sent = { origin: 'https://apercu-0.sites.example', source: frame.contentWindow, data, ...from }
      window.dispatchEvent(new MessageEvent('message', sent))
    })
  say({ section: 'services' })
  say({ section: 'contact' }, { origin: 'https://apercu-1.sites.example' })
  say({ section: 'contact' }, { source: window })
  say({ section: 'contact' }, { source: null })
  for (const data of [null, 'contact', { section: 7 }, { section: '<script>' }, { other: 'contact' }])
    say(data)
  expect(heard).toEqual(['services'])
  expect(frame.src).toBe(URL_OF_PREVIEW)
  // Drawn anew, it opens where the eye was.
  rerender(shown(2))
  expect(screen.getByTitle<HTMLIFrameElement>('Votre site').src).toBe(`${URL_OF_PREVIEW}#services`)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /Ouvrir l’aperçu/ }).href).toBe(URL_OF_PREVIEW)
})
