// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { type Answers, answering, SILENCE } from '../../../../tests/support/servers/answering-server'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../tests/support/sites/site-as-shown'
import MonSite from './mon-site'

const ONLINE = { revision: 1, url: 'https://perrier.example', at: '2026-11-02T08:00:00.000Z' }
const own = (name: string) => ({ ...siteAsShown({ ...fullFacts, name }, 1), published: ONLINE })

/** The space of one site; what is not named here is read for ever. */
async function entered(answers: Answers, name = 'Maison Perrier') {
  await answering({
    ownerSites: () => ({ sites: [{ site: 'site', name, url: ONLINE.url }] }),
    ownerSiteProject: () => own(name),
    ownerSiteRequests: () => ({ requests: [] }),
    ownerSiteCounts: () => SILENCE,
    ownerSiteQuestions: () => SILENCE,
    ownerSiteRevisions: () => SILENCE,
    ownerSiteDomain: () => SILENCE,
    ownerSiteComments: () => SILENCE,
    ownerSitePapers: () => SILENCE,
    ...answers,
  })
  showAt('/mon-site', [{ path: '/mon-site', Component: MonSite }])
}

it('says that a site is online, and offers to change it, once that is known', async () => {
  let asked = 0
  let away = true
  await entered({
    ownerSiteProject: () => {
      asked += 1
      if (asked === 1) return SILENCE
      if (away) throw new Refusal('unavailable')
      return own('Maison Perrier')
    },
  })
  await expect.poll(() => asked).toBe(1)
  expect(screen.queryByText(/Votre site est en ligne/)).toBeNull()
  expect(screen.queryByText('Modifier mon site')).toBeNull()
  cleanup()
  showAt('/mon-site', [{ path: '/mon-site', Component: MonSite }])
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.queryByText(/Votre site est en ligne/)).toBeNull()
  away = false
  await userEvent.click(again)
  expect(await screen.findByText(/Votre site est en ligne/)).toBeTruthy()
  expect(screen.getByText('Modifier mon site')).toBeTruthy()
})

it('takes the name that confirms an end as any keyboard writes it', async () => {
  const ended: string[] = []
  await entered(
    {
      ownerEndSite: ({ params }) => {
        ended.push(params.site)
        return own("L'Atelier d'Été")
      },
    },
    "L'Atelier d'Été",
  )
  await userEvent.click(await screen.findByText('Retirer le site, puis l’effacer'))
  const typed = screen.getByLabelText(/^Pour confirmer/)
  await userEvent.type(typed, 'L’Atelier')
  await userEvent.click(screen.getByRole('button', { name: 'Mettre fin à mon site' }))
  expect(ended).toEqual([])
  await userEvent.type(typed, ' d’été')
  await userEvent.click(screen.getByRole('button', { name: 'Mettre fin à mon site' }))
  await expect.poll(() => ended).toEqual(['site'])
})

it('still asks for the codes of another address after a reload, as a telephone makes of a visit to the mailbox', async () => {
  const changed: object[] = []
  const answers: Answers = {
    ownerSitePapers: () => ({
      ...{ papers: [], handover: false, owner_email: 'perrier@exemple.fr' },
      ...{ yearly_cost: null, renews_on: null },
    }),
    ownerAskOwnerAddress: () => ({ asked: true }),
    ownerChangeOwnerAddress: ({ body }) => {
      changed.push(body)
      return { owner_email: 'awa@exemple.fr' }
    },
  }
  await entered(answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Changer d’adresse' }))
  await userEvent.type(screen.getByLabelText('La nouvelle adresse e-mail'), 'awa@exemple.fr')
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByLabelText('Le code reçu à perrier@exemple.fr')
  cleanup()
  showAt('/mon-site', [{ path: '/mon-site', Component: MonSite }])
  await userEvent.type(await screen.findByLabelText('Le code reçu à perrier@exemple.fr'), '123456')
  await userEvent.type(screen.getByLabelText('Le code reçu à awa@exemple.fr'), '654321')
  await userEvent.click(screen.getByRole('button', { name: 'Changer l’adresse' }))
  await expect.poll(() => changed).toEqual([{ email: 'awa@exemple.fr', code: '123456', new_code: '654321' }])
  await screen.findByRole('button', { name: 'Changer d’adresse' })
  await expect.poll(() => sessionStorage.getItem('owner-address:site')).toBeNull()
})

it('what is sent after the session has ended leads to the way in, and stands there again once one is back', async () => {
  let isOver = false
  const held = <Reply,>(reply: Reply) => {
    if (isOver) throw new Refusal('unauthorised')
    return reply
  }
  await entered({
    ownerSites: () => held({ sites: [{ site: 'site', name: 'Maison Perrier', url: ONLINE.url }] }),
    ownerSiteProject: () => held(own('Maison Perrier')),
    ownerSiteRequests: () => held({ requests: [] }),
    ownerSitePapers: () =>
      held({
        ...{ papers: [], handover: false, owner_email: 'perrier@exemple.fr' },
        ...{ yearly_cost: null, renews_on: null },
      }),
    ownerAskOwnerAddress: () => held({ asked: true }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Changer d’adresse' }))
  await userEvent.type(screen.getByLabelText('La nouvelle adresse e-mail'), 'awa@exemple.fr')
  isOver = true
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByText(/Votre session a pris fin/)
  isOver = false
  // From the mailbox, where the link was opened in a tab of its own.
  window.dispatchEvent(new Event('visibilitychange'))
  const again = await screen.findByLabelText<HTMLInputElement>('La nouvelle adresse e-mail')
  expect(again.value).toBe('awa@exemple.fr')
})

it('says what an earlier version would write over, before it is brought back', async () => {
  const revision = { version: 1, url: ONLINE.url, at: ONLINE.at, restored: null, shown: false, changes: null }
  await entered({
    ownerSiteRevisions: () => ({
      revisions: [
        { ...revision, revision: 2, shown: true },
        { ...revision, revision: 1 },
      ],
      unpublished: [{ what: 'À propos', before: 'Avant.', after: 'Après.' }],
    }),
  })
  await userEvent.click(await screen.findByText('Les 2 dernières publications'))
  expect(screen.getByText(/1\schangement à mettre en ligne, qu’une version d’avant efface/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir ce qui attend' }).getAttribute('href')).toBe(
    '/mon-site/modifier?site=site',
  )
})
