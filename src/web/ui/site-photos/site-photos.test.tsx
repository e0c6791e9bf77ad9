// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../tests/support/sites/site-as-shown'
import { useWork } from '../site-editor/use-work'
import type { Site } from '../site-facts/site-calls'
import SitePhotos from './site-photos'

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** A server that takes no photo of these names. */
function Photos({ refuses, sent }: { refuses: Record<string, Error>; sent: string[] }) {
  const site = siteAsShown(fullFacts, 3)
  const nothing = async (): Promise<Site> => site
  const work = useWork(site, () => {})
  const api = {
    addSitePhoto: async ({ body }: { body: FormData }) => {
      const photo = body.get('file')
      const name = photo instanceof File ? photo.name : ''
      sent.push(name)
      if (refuses[name]) throw refuses[name]
      return site
    },
    changeSitePhoto: nothing,
    removeSitePhoto: nothing,
    siteProject: nothing,
  }
  return (
    <>
      <SitePhotos api={api} site={site} {...work} />
      <p>{work.problem}</p>
    </>
  )
}

it('names each photo that was not taken and says why, whatever was taken after it, until others are chosen', async () => {
  const sent: string[] = []
  const refuses = {
    'trop.jpg': new ApiProblem(413, { detail: 'Le fichier ne doit pas dépasser 10 Mo' }),
    'muet.jpg': new TypeError('cut'),
  }
  render(<Photos {...{ refuses, sent }} />)
  const input = screen.getByLabelText<HTMLInputElement>('Choisir des photos')
  await userEvent.upload(input, ['un.jpg', 'trop.jpg', 'muet.jpg', 'deux.jpg'].map(file))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  expect(sent).toEqual(['un.jpg', 'trop.jpg', 'muet.jpg', 'deux.jpg'])
  expect(screen.getAllByRole('alert').map(line => line.textContent)).toEqual([
    'trop.jpg\u00a0: Le fichier ne doit pas dépasser 10 Mo',
    'muet.jpg\u00a0: le serveur ne répond pas. Réessayez.',
  ])
  await userEvent.upload(input, [file('trois.jpg')])
  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
})

it('says of each of two files of one name that it was not taken, though the words are the same', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent: string[] = []
  const refuses = { 'photo.jpg': new ApiProblem(413, { detail: 'Le fichier ne doit pas dépasser 10 Mo' }) }
  render(<Photos {...{ refuses, sent }} />)
  const input = screen.getByLabelText<HTMLInputElement>('Choisir des photos')
  await userEvent.upload(input, ['photo.jpg', 'photo.jpg'].map(file))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

/** A site of photos as the server keeps it, which somebody else changes too. */
function keptSite(...alts: string[]) {
  const photos = alts.map((alt, at): Site['photos'][number] => ({
    ...{ id: `photo-${at}`, url: `/${at}.webp`, alt, focus: { x: 0.5, y: 0.5 } },
    cut: { x: 0, y: 0, width: 1, height: 1 },
  }))
  const first: Site = { ...siteAsShown(fullFacts, 3), photos }
  let kept = first
  const say = (id: string | undefined, some: object) => {
    kept = {
      ...kept,
      version: kept.version + 1,
      photos: kept.photos.map(one => (one.id === id ? { ...one, ...some } : one)),
    }
    return kept
  }
  const remove = (id: string) => {
    kept = { ...kept, version: kept.version + 1, photos: kept.photos.filter(one => one.id !== id) }
  }
  const api = {
    addSitePhoto: async () => kept,
    removeSitePhoto: async () => kept,
    siteProject: async () => kept,
    changeSitePhoto: async (sent: {
      params?: Record<string, string>
      body: object
      headers?: HeadersInit
    }) => {
      if (!kept.photos.some(({ id }) => id === sent.params?.photo)) throw new ApiProblem(404, {})
      if (new Headers(sent.headers).get('if-match') !== `"${kept.version}"`)
        throw new ApiProblem(412, { code: 'site-changed' })
      return say(sent.params?.photo, sent.body)
    },
  }
  function Shown() {
    const [site, show] = useState(first)
    const work = useWork(site, show)
    return (
      <>
        <SitePhotos api={api} site={site} {...work} />
        <p>{work.problem}</p>
        <button type="button" onClick={() => void work.settled()}>
          Garder
        </button>
        <button type="button" onClick={() => show(kept)}>
          Relire
        </button>
      </>
    )
  }
  return { Shown, say, remove, alts: () => kept.photos.map(({ alt }) => alt) }
}

it('tells what somebody else said of a photo meanwhile, and says one’s own over it once it is sent again', async () => {
  const { Shown, say, alts } = keptSite('')
  say('photo-0', { alt: 'Leur vitrine' })
  render(<Shown />)
  await userEvent.type(screen.getByLabelText(/Ce que montre/), 'Ma vitrine')
  await userEvent.tab()
  await screen.findByText(/Leur vitrine/)
  expect(alts()).toEqual(['Leur vitrine'])
  await userEvent.click(screen.getByRole('button', { name: 'Garder' }))
  await waitFor(() => expect(alts()).toEqual(['Ma vitrine']))
})

it('tells it too where the site was read anew between the first letter and the last', async () => {
  const { Shown, say, alts } = keptSite('', '')
  render(<Shown />)
  await userEvent.type(screen.getByLabelText(/photo 2/), 'Mon four')
  say('photo-1', { alt: 'Leur four' })
  fireEvent.click(screen.getByRole('button', { name: 'Relire' }))
  await userEvent.tab()
  await screen.findByText(/Leur four/)
  expect(alts()).toEqual(['', 'Leur four'])
})

it('tells it of a photo that was changed after another one, before that answer came', async () => {
  const { Shown, say, alts } = keptSite('', '')
  say('photo-1', { alt: 'Leur four' })
  render(<Shown />)
  const fill = (label: RegExp, value: string) => {
    const words = screen.getByLabelText(label)
    fireEvent.input(words, { target: { value } })
    fireEvent.blur(words)
  }
  fill(/photo 1/, 'Ma vitrine')
  fill(/photo 2/, 'Mon four')
  await screen.findByText(/Leur four/)
  expect(alts()).toEqual(['Ma vitrine', 'Leur four'])
})

it('keeps saying what somebody else said of a photo, whatever is kept of others, until that photo is settled', async () => {
  const { Shown, say, alts } = keptSite('', '')
  say('photo-0', { alt: 'Leur vitrine' })
  render(<Shown />)
  await userEvent.type(screen.getByLabelText(/photo 1/), 'Ma vitrine')
  await userEvent.tab()
  await screen.findByText(/Leur vitrine/)
  await userEvent.type(screen.getByLabelText(/photo 2/), 'Mon four')
  await userEvent.tab()
  await waitFor(() => expect(alts()).toEqual(['Leur vitrine', 'Mon four']))
  screen.getByText(/Leur vitrine/)
  await userEvent.click(screen.getByRole('button', { name: 'Garder' }))
  await waitFor(() => expect(screen.queryByText(/Leur vitrine/)).toBeNull())
  expect(alts()).toEqual(['Ma vitrine', 'Mon four'])
})

it('tells who types of a photo that somebody took out, with his words, and of nothing else that stood of it', async () => {
  const { Shown, say, remove, alts } = keptSite('', '')
  say('photo-0', { alt: 'Leur vitrine' })
  render(<Shown />)
  await userEvent.type(screen.getByLabelText(/photo 1/), 'Ma vitrine')
  await userEvent.tab()
  await screen.findByText(/On y lit maintenant/)
  remove('photo-0')
  await userEvent.type(screen.getByLabelText(/photo 2/), 'Mon four')
  await userEvent.tab()
  await screen.findByText(/^La photo « Leur vitrine » a été retirée ailleurs.*« Ma vitrine »/)
  expect(screen.queryByText(/On y lit maintenant/)).toBeNull()
  expect(alts()).toEqual(['Mon four'])
  remove('photo-1')
  await userEvent.type(screen.getByLabelText(/photo 1/), ' à bois')
  await userEvent.tab()
  await screen.findByText(/^La photo « Mon four » a été retirée ailleurs.*« Mon four à bois »/)
  expect(screen.queryByLabelText(/Ce que montre/)).toBeNull()
})

it('keeps what is being typed of a photo once the page goes out of sight', async () => {
  const { Shown, alts } = keptSite('')
  render(<Shown />)
  await userEvent.type(screen.getByLabelText(/photo 1/), 'Ma vitrine')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  hidden.mockRestore()
  await waitFor(() => expect(alts()).toEqual(['Ma vitrine']))
})

it('says twice of the same photo before an answer came, and is told of nobody', async () => {
  const { Shown, alts } = keptSite('')
  render(<Shown />)
  const words = screen.getByLabelText(/photo 1/)
  fireEvent.input(words, { target: { value: 'Ma' } })
  fireEvent.blur(words)
  fireEvent.input(words, { target: { value: 'Ma vitrine' } })
  fireEvent.blur(words)
  await waitFor(() => expect(alts()).toEqual(['Ma vitrine']))
  expect(screen.queryByText(/entre-temps/)).toBeNull()
})
