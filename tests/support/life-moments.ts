import { expect } from '@playwright/test'
import pg from 'pg'
import { parisDay } from '../../src/domain/text/french'
import { administratorOf } from './admin'
import { decide } from './decide'
import { granted, refused } from './decisions'
import { visitorOf } from './path'
import type { Program } from './program'
import { sayFacts } from './site-facts'

/** Dossiers of a running program, one in each state that its owner may meet; each by the calls that lead there. */
export async function lifeMoments(site: Program) {
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const opened = async () => ((await (await visitor.submit()).json()) as { id: string }).id
  const sentBack = async (id: string) => {
    const { version } = await admin.readDossier({ params: { id } })
    const body = {
      status: 'Incomplet' as const,
      reason: 'Le RIB est flou.',
      documents: ['rib' as const],
      version,
    }
    await admin.changeStatus({ params: { id }, body })
    return id
  }
  const decided = async (change: Parameters<typeof decide>[2]) => {
    const id = await visitor.finish()
    await decide(site, id, change)
    return id
  }
  const continued = async () => {
    const id = await decided(granted())
    await admin.continueDossier({ params: { id } })
    return id
  }
  const answered = async () => {
    const id = await decided(granted(6_000))
    await sayFacts(admin, id)
    return id
  }
  const move = async (id: string, ...stages: ('making' | 'review' | 'online')[]) => {
    for (const stage of stages)
      await admin.moveSite({
        params: { id },
        body: { stage, ...(stage === 'online' && { site_url: 'https://menuiserie.exemple.fr' }) },
      })
    return id
  }
  const approve = (id: string) => admin.reviewSite({ params: { id }, body: { approved: true, text: '' } })
  const online = async () => {
    const id = await move(await answered(), 'making', 'review')
    await approve(id)
    return move(id, 'online')
  }
  const paid = async (id: string) => {
    const number = String((await admin.readDossier({ params: { id } })).invoice_number)
    const { version } = await admin.invoiceSettlement({ params: { number } })
    const paid_on = parisDay(new Date())
    const line = { amount: 6_000, paid_on, payer: 'client' as const, reference: 'VIR 1' }
    await admin.recordPayment({ params: { number }, body: { ...line, version: Number(version) } })
    return id
  }
  const choiceOver = async () => {
    const id = await decided(granted())
    await rewrite(site, `update dossiers set choice_until = now() - interval '1 minute' where id = $1`, id)
    return id
  }
  const say = (id: string) =>
    admin.addSiteComment({ params: { id }, body: { section: null, text: 'Le téléphone a changé.' } })
  const settle = (id: string, state: 'todo' | 'done', reason: string) =>
    admin.adminMoveSiteComment({ params: { id, n: '1' }, body: { state, reason } })
  const shown = async () => move(await answered(), 'making', 'review')
  return {
    opened,
    'to-sign': () => visitor.complete(),
    'to-hand-in': async () => {
      const id = await visitor.complete()
      await visitor.sign(id)
      return id
    },
    'asked-unsigned': async () => sentBack(await visitor.complete()),
    asked: async () => sentBack(await visitor.finish()),
    held: async () => {
      const id = await visitor.complete()
      await visitor.sign(id)
      const { version } = await admin.readDossier({ params: { id } })
      await admin.changeStatus({ params: { id }, body: { ...refused(), version } })
      return id
    },
    'to-transmit': () => visitor.finish(),
    examined: async () => {
      const id = await visitor.finish()
      const { transmissions } = await admin.transmissions({ query: { dossier_id: id } })
      await admin.markTransmitted({
        params: { id: String(transmissions[0]?.id) },
        body: { note: 'Par la poste.' },
      })
      return id
    },
    choosing: () => decided(granted()),
    'choice-over': choiceOver,
    'to-answer': continued,
    'to-answer-paid': async () => paid(await continued()),
    contents: answered,
    making: async () => move(await answered(), 'making'),
    review: shown,
    corrections: async () => {
      const id = await shown()
      await say(id)
      return id
    },
    question: async () => {
      const id = await shown()
      await say(id)
      await settle(id, 'todo', 'Par lequel ?')
      return id
    },
    'second-round': async () => {
      const id = await shown()
      await say(id)
      await settle(id, 'done', 'Corrigé partout.')
      await admin.adminTellRound({ params: { id } })
      return id
    },
    approved: async () => {
      const id = await shown()
      await approve(id)
      return id
    },
    online,
    delivered: async () => {
      const id = await online()
      await admin.acceptSite({ params: { id } })
      return id
    },
    'delivered-paid': async () => {
      const id = await paid(await online())
      await admin.acceptSite({ params: { id } })
      return id
    },
    refused: () => decided(refused()),
    'not-eligible': () => decided(refused('not-eligible')),
    closed: () => decided(refused('no-decision')),
    'closed-unsigned': async () => {
      const id = await sentBack(await visitor.complete())
      await decide(site, id, refused('not-eligible'))
      return id
    },
    lapsed: async () => {
      const id = await choiceOver()
      // The clock's own round.
      await rewrite(site, `select graphile_worker.add_job('follow-choices') where $1 <> ''`, id)
      const ended = async () => (await admin.readDossier({ params: { id } })).status
      await expect.poll(ended, { timeout: 120_000 }).toBe('Refusé')
      return id
    },
    renounced: async () => {
      const id = await visitor.finish()
      await admin.renounce({ params: { id } })
      return id
    },
  } satisfies Record<string, () => Promise<string>>
}

export type LifeMoment = keyof Awaited<ReturnType<typeof lifeMoments>>

/** Where time, or what nobody can press, would have put a dossier. */
async function rewrite(site: Program, statement: string, id: string) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  await client.query(statement, [id])
  await client.end()
}
