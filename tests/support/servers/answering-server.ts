import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished } from 'vitest'
import { encode } from 'zod/mini'
import type { BodyOf, Call, ParamsOf, ReplyOf } from '../../../src/contract/call'
import { type Contract, contract } from '../../../src/contract/contract'
import type { Agency } from '../../../src/domain/agency'
import { pairsOf } from '../../../src/domain/closed-list'
import { priceOf } from '../../../src/domain/invoice/offer'
import { answerProblem } from '../../../src/http/answer-problem'
import type { Site } from '../../../src/web/site'
import { leadPagesTo } from './page-origin'

/** What a call answers: a reply as the contract has it, a Refusal that is thrown, or nothing for ever (`SILENCE`). */
export type Answers = {
  [Name in keyof Contract]?: (asked: {
    params: ParamsOf<Contract[Name]>
    body: BodyOf<Contract[Name]>
    search: Record<string, string>
    headers: Record<string, string>
  }) => ReplyOf<Contract[Name]> | Promise<ReplyOf<Contract[Name]>>
}

type AnyAnswer = (asked: Record<'params' | 'body' | 'search' | 'headers', unknown>) => unknown

export const SILENCE = new Promise<never>(() => {})

/**
 * Answers a screen in jsdom over HTTP, call by call, as the contract allows; the test fails where it does not, or where
 * the screen asks for something else.
 */
export async function answering(answers: Answers) {
  const wrong: string[] = []
  const app = new Hono()
  for (const [name, entry] of pairsOf<keyof Contract, Call>(contract))
    app.on(entry.method, entry.path.replace(/\{(\w+)\}/g, ':$1'), async context => {
      const answer = answers[name] as AnyAnswer | undefined
      if (!answer) wrong.push(`${name} was asked`)
      const asked = {
        params: context.req.param(),
        search: context.req.query(),
        headers: context.req.header(),
      }
      const reply = await answer?.({ ...asked, body: await context.req.json().catch(() => undefined) })
      if (reply instanceof Response) return reply
      if (entry.status === 204) return context.body(null, 204)
      return context.json(
        // Back from how it leaves: JSON writes its moments the same.
        typeof entry.reply === 'string' ? reply : encode(entry.reply, reply),
        entry.status ?? 200,
      )
    })
  app.onError((thrown, context) => answerProblem(thrown, context, error => wrong.push(String(error))))
  const server = createAdaptorServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  leadPagesTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
    expect(wrong).toEqual([])
  })
}

const agency: Agency = JSON.parse(readFileSync('agency.json', 'utf8'))

/** The demonstration agency, whose e-mails leave nowhere. */
export const SITE: Site = {
  ...agency,
  price: priceOf(agency),
  public_url: 'http://localhost',
  emails_leave: false,
  retention_months: 12,
  diagnostics: false,
}
