import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { startSite } from '../../../../tests/support/program/in-process'

const preview = async (url: string, body: unknown) =>
  fetch(`${url}/api/site-preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const FIRMS = [
  { name: 'Salon Éclat', trade: 'Coiffeur', city: 'LE MANS' },
  { name: '', trade: '', city: '' },
  { name: '<script>alert(1)</script> & "Fils" \'', trade: '<b>', city: '</style><img src=x>' },
  {
    name: 'Œuvre & Çà — N°7 (l’été) ½ € @ # % § µ 香',
    trade: 'Tailleur de pierre',
    city: 'Nulle-Part-sous-Bois',
  },
  {
    name: 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsge',
    trade: 'Boucher',
    city: 'Obernai',
  },
  { name: 'Établissements Dupont '.repeat(10).slice(0, 200), trade: 'kinesitherapeute', city: 'Les Ulis' },
]

test('a name, a trade and a town give one page that asks for nothing and is kept nowhere', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const validator = new HtmlValidate({ extends: ['html-validate:document'], rules: { 'long-title': 'off' } })
  for (const firm of FIRMS) {
    const answer = await preview(url, firm)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(html).not.toMatch(/(?:href|src|action)="(?!#|tel:|mailto:)/)
    expect(html.replace(style, '')).not.toMatch(/<(?:script|img|b)\b/)
    const words = html.replace(style, '').replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    expect(words).toContain(firm.name ? firm.name.slice(0, 1).replace('<', '&lt;') : 'Votre entreprise')
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([])
  }
  const [first] = FIRMS
  expect(await (await preview(url, first)).text()).toContain('Le Mans')
  expect(await deps.db.selectFrom('sites').selectAll().execute()).toEqual([])
})

test('what no site may hold is refused by a sentence', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const answer = await preview(url, { name: 'x'.repeat(201), trade: 'Garage', city: 'Lyon\u0007' })
  expect(answer.status).toBe(422)
  expect(((await answer.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(
    ['name', 'city'],
  )
  expect((await preview(url, { name: 'Atelier' })).status).toBe(422)
})

test('two firms of one trade and town are not drawn alike', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const drawn = await Promise.all(
    ['Martin Plomberie', 'Dupont Plomberie', 'Bernard Plomberie'].map(async name =>
      (await (await preview(url, { name, trade: 'Plombier', city: 'Lyon' })).text()).replaceAll(name, ''),
    ),
  )
  expect(new Set(drawn).size).toBe(3)
})
