import type { Context, Hono } from 'hono'
import { found } from '~/domain/found'
import type { Origin } from '~/domain/journal/actor'
import {
  drawAnsweredExample,
  drawExample,
  type ExampleFile,
  exampleOf,
} from '~/usecases/examples/draw-example'
import type { Deps } from '~/usecases/ground/deps'
import { type AnswerDeps, answerVisitor } from '~/usecases/site-assistant/answer-visitor'
import { askedQuestion } from '../asked-question'
import { sitePolicy } from '../site-policy'

const POLICY = sitePolicy()

type ExampleDeps = Pick<Deps, 'exampleSites' | 'siteAssets' | 'agency'> & AnswerDeps

/** The example sites, drawn by the engine of the clients' sites; a page goes through the cache like the other ones. */
export function serveExampleSites(app: Hono, deps: ExampleDeps, originOf: (context: Context) => Origin) {
  // A page asks for five files of one drawing, which is kept for an hour.
  const drawn = new Map<string, { hour: string; files: ExampleFile[] }>()
  const filesOf = (trade: string) => {
    const hour = deps.clock().toISOString().slice(0, 13)
    const kept = drawn.get(trade)
    if (kept?.hour === hour) return kept.files
    const files = drawExample(deps, trade)
    if (files) drawn.set(trade, { hour, files })
    return files
  }
  const answer = (context: Context, path: string, cacheControl: string) => {
    const file = filesOf(context.req.param('trade') ?? '')?.find(one => one.path === path)
    if (!file) return null
    const body = typeof file.body === 'string' ? file.body : new Uint8Array(file.body)
    return context.body(body, 200, {
      'Content-Type': file.type,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': POLICY,
    })
  }
  app.get(
    '/exemples/:trade',
    async (context, next) => answer(context, 'index.html', 'public, no-cache') ?? next(),
  )
  // Named by content: they never change.
  app.get(
    '/exemples/:trade/_f/:name',
    async (context, next) =>
      answer(context, `_f/${context.req.param('name')}`, 'public, max-age=31536000, immutable') ?? next(),
  )
  // A question is a call: JSON from the script, a page for a form.
  app.post('/exemples/:trade/_assistant', async context => {
    context.set('route', '/exemples/{trade}/_assistant')
    const trade = context.req.param('trade')
    const example = found(exampleOf(deps, trade))
    const { byForm, ...asked } = await askedQuestion(context)
    const answer = await answerVisitor(deps, example, `example:${trade}`, asked, originOf(context))
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY }
    if (!byForm)
      return context.json({ answer: answer.text, sources: answer.sources, kind: answer.kind }, 200, headers)
    return context.html(drawAnsweredExample(deps, trade, example, { ...asked, answer }), 200, headers)
  })
}
