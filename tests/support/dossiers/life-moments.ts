import { expect } from '@playwright/test'
import pg from 'pg'
import { parisDay } from '../../../src/domain/text/french'
import type { Program } from '../program/program'
import { sayFacts } from '../sites/site-facts'
import { administratorOf } from './admin'
import { decide } from './decide'
import { granted, refused } from './decisions'
import { visitorOf } from './path'

/** What its owner may meet, and which moment of the same dossier comes before it. */
const BEFORE = {
  opened: null,
  'to-sign': 'opened',
  'to-hand-in': 'to-sign',
  'to-transmit': 'to-hand-in',
  examined: 'to-transmit',
  held: 'to-hand-in',
  'asked-unsigned': 'to-sign',
  'closed-unsigned': 'asked-unsigned',
  asked: 'to-transmit',
  choosing: 'to-transmit',
  'to-answer': 'choosing',
  'to-answer-paid': 'to-answer',
  'choice-over': 'choosing',
  lapsed: 'choice-over',
  contents: 'to-transmit',
  making: 'contents',
  review: 'making',
  corrections: 'review',
  question: 'corrections',
  'second-round': 'review',
  approved: 'review',
  online: 'approved',
  delivered: 'online',
  'delivered-paid': 'delivered',
  refused: 'to-transmit',
  'not-eligible': 'to-transmit',
  closed: 'to-transmit',
  renounced: 'to-transmit',
} as const

export type LifeMoment = keyof typeof BEFORE

/** Their names, each after the moment before it. */
export const LIFE_MOMENTS = Object.keys(BEFORE) as LifeMoment[]

/** Dossiers of a running program, in each state that their owners may meet; each by the calls that lead there. */
export async function lifeMoments(site: Program) {
  const visitor = visitorOf(site.url)
  const admin = await administratorOf(site.url)
  const sendBack = async (id: string) => {
    const { version } = await admin.readDossier({ params: { id } })
    const body = {
      status: 'Incomplet' as const,
      reason: 'Le RIB est flou.',
      documents: ['rib' as const],
      version,
    }
    await admin.changeStatus({ params: { id }, body })
  }
  const move = (id: string, stage: 'making' | 'review' | 'online') =>
    admin.moveSite({
      params: { id },
      body: { stage, ...(stage === 'online' && { site_url: 'https://menuiserie.exemple.fr' }) },
    })
  const pay = async (id: string) => {
    const number = String((await admin.readDossier({ params: { id } })).invoice_number)
    const { version } = await admin.invoiceSettlement({ params: { number } })
    const paid_on = parisDay(new Date())
    const line = { amount: 6_000, paid_on, payer: 'client' as const, reference: 'VIR 1' }
    await admin.recordPayment({ params: { number }, body: { ...line, version: Number(version) } })
  }
  const say = (id: string) =>
    admin.addSiteComment({ params: { id }, body: { section: null, text: 'Le téléphone a changé.' } })
  const settle = (id: string, state: 'todo' | 'done', reason: string) =>
    admin.adminMoveSiteComment({ params: { id, n: '1' }, body: { state, reason } })
  /** From the moment before to each. */
  const lead: Record<LifeMoment, (id: string) => Promise<unknown>> = {
    opened: async () => {},
    'to-sign': visitor.handInPieces,
    'to-hand-in': id => visitor.goOn(id, 'sign'),
    'asked-unsigned': sendBack,
    asked: sendBack,
    held: async id => {
      const { version } = await admin.readDossier({ params: { id } })
      await admin.changeStatus({ params: { id }, body: { ...refused(), version } })
    },
    'to-transmit': id => visitor.goOn(id, 'finalize'),
    examined: async id => {
      const { transmissions } = await admin.transmissions({ query: { dossier_id: id } })
      await admin.markTransmitted({
        params: { id: String(transmissions[0]?.id) },
        body: { note: 'Par la poste.' },
      })
    },
    choosing: id => decide(site, id, granted()),
    'choice-over': id =>
      rewrite(site, `update dossiers set choice_until = now() - interval '1 minute' where id = $1`, id),
    'to-answer': id => admin.continueDossier({ params: { id } }),
    'to-answer-paid': pay,
    contents: async id => {
      await decide(site, id, granted(6_000))
      await sayFacts(admin, id)
    },
    making: id => move(id, 'making'),
    review: id => move(id, 'review'),
    corrections: say,
    question: id => settle(id, 'todo', 'Par lequel ?'),
    'second-round': async id => {
      await say(id)
      await settle(id, 'done', 'Corrigé partout.')
      await admin.adminTellRound({ params: { id } })
    },
    approved: id => admin.reviewSite({ params: { id }, body: { approved: true, text: '' } }),
    online: id => move(id, 'online'),
    delivered: id => admin.acceptSite({ params: { id } }),
    'delivered-paid': pay,
    refused: id => decide(site, id, refused()),
    'not-eligible': id => decide(site, id, refused('not-eligible')),
    closed: id => decide(site, id, refused('no-decision')),
    'closed-unsigned': id => decide(site, id, refused('not-eligible')),
    lapsed: async id => {
      // The clock's own round.
      await rewrite(site, `select graphile_worker.add_job('follow-choices') where $1 <> ''`, id)
      const ended = async () => (await admin.readDossier({ params: { id } })).status
      await expect.poll(ended, { timeout: 120_000 }).toBe('Refusé')
    },
    renounced: id => admin.renounce({ params: { id } }),
  }
  /** @returns the id of a dossier of its own in that moment */
  async function make(name: LifeMoment): Promise<string> {
    const before = BEFORE[name]
    const id = before ? await make(before) : await visitor.begin()
    await lead[name](id)
    return id
  }
  /** All moments, one after the other: a dossier that was seen in one is led on to the next, unless it went elsewhere meanwhile. */
  async function* each(): AsyncGenerator<[LifeMoment, string]> {
    const there = new Map<LifeMoment, string>()
    for (const name of LIFE_MOMENTS) {
      const before = BEFORE[name]
      const known = before && there.get(before)
      if (known) {
        await lead[name](known)
        there.delete(before)
      }
      const id = known ?? (await make(name))
      there.set(name, id)
      yield [name, id]
    }
  }
  return { make, each }
}

/** Where time, or what nobody can press, would have put a dossier. */
async function rewrite(site: Program, statement: string, id: string) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  await client.query(statement, [id])
  await client.end()
}
