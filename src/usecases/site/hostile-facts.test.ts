import { expect, test } from 'vitest'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { withoutHours } from '~/domain/site/hours/appointment'
import { acceptedSite } from '../../../tests/support/dossiers/accepted-site'
import { fullFacts, service } from '../../../tests/support/sites/client-sites'
import { onVersion, sayFacts } from '../../../tests/support/sites/site-facts'

const MARKUP = '<script>alert(1)</script><svg onload=alert(2)>"\'&lt;'

/** The same facts with this text wherever a text may stand that has no form of its own. */
function everywhere(text: string): SiteFacts {
  const { legal, address } = fullFacts
  return {
    ...fullFacts,
    ...{ name: text, trade: text, legal_form: text, about: text, assistant_contact: text },
    legal: { ...legal, capital: text, registry_city: text, vat_number: text, publication_director: text },
    address: { ...address, street: text, city: text },
    services: [service(text, { detail: text, unit: text.slice(0, 40) })],
    area: { towns: [text], radius_km: 10 },
    payments: [text],
    qualifications: [{ name: text, number: text }],
    closures: [{ from: '2026-01-01', to: '2099-12-31', reason: text }],
  }
}

const ACCEPTED: [what: string, facts: Partial<SiteFacts>, shown: RegExp | null][] = [
  ['a name of 200 signs', { name: 'Menuiserie '.repeat(18).trim() }, /Menuiserie/],
  ['one word of 60', { name: 'A'.repeat(60), trade: 'b'.repeat(60) }, /A{60}/],
  ['every sign that a paper takes', { name: 'L’Œuvre & Fils (№ 1) « Été » – 50 % + d’idées' }, /50\s%/],
  ['no price', { services: [service('Pose', { price_cents: 0 })] }, /Pose/],
  ['half a euro', { services: [service('Pose', { price_cents: 1_250 })] }, /12,50\s€/],
  ['a million', { services: [service('Pose', { price_cents: 100_000_000 })] }, /1\s000\s000\s€/],
  ['hours over midnight', { hours: [{ days: [5, 6], opens: '18:00', closes: '02:00' }] }, /18\s?h/],
  [
    'twice a day',
    {
      hours: [
        { days: [1], opens: '09:00', closes: '12:00' },
        { days: [1], opens: '14:00', closes: '18:00' },
      ],
    },
    /14\s?h/,
  ],
  [
    'a day by appointment',
    {
      hours: [
        { days: [1], opens: '09:00', closes: '12:00' },
        { days: [1], ...withoutHours('afternoon') },
        { days: [6], ...withoutHours('day') },
      ],
    },
    /l’après-midi<\/span> sur rendez-vous[\s\S]*Sur rendez-vous/,
  ],
  ['no hours', { hours: [] }, null],
  ['60 services', { services: Array.from({ length: 60 }, (_, at) => service(`Pose ${at}`)) }, /Pose 59/],
  [
    'a town that is in no list',
    { address: { ...fullFacts.address, city: 'Xyzzy-lès-Plugh' } },
    /Xyzzy-lès-Plugh/,
  ],
]

const REFUSED: [what: string, facts: object, field: string][] = [
  ['a name of 201 signs', { name: 'n'.repeat(201) }, 'facts.name'],
  ['no name', { name: ' ' }, 'facts.name'],
  ['a text of 6 000 signs', { about: 'a'.repeat(6_000) }, 'facts.about'],
  [
    'a price in half cents',
    { services: [service('Pose', { price_cents: 12.5 })] },
    'facts.services.0.price_cents',
  ],
  [
    'a price below nothing',
    { services: [service('Pose', { price_cents: -1 })] },
    'facts.services.0.price_cents',
  ],
  [
    'beyond a million',
    { services: [service('Pose', { price_cents: 100_000_001 })] },
    'facts.services.0.price_cents',
  ],
  ['61 services', { services: Array.from({ length: 61 }, () => service('Pose')) }, 'facts.services'],
  ['an eighth day', { hours: [{ days: [8], opens: '09:00', closes: '12:00' }] }, 'facts.hours.0.days.0'],
  ['a 25th hour', { hours: [{ days: [1], opens: '25:00', closes: '12:00' }] }, 'facts.hours.0'],
  [
    'hours that overlap over Sunday night',
    {
      hours: [
        { days: [7], opens: '20:00', closes: '03:00' },
        { days: [1], opens: '02:00', closes: '06:00' },
      ],
    },
    'facts.hours.1',
  ],
  ['signs that nobody sees', { name: 'a\u202Eb' }, 'facts.name'],
  ['a link that runs', { links: ['javascript:alert(1)'] }, 'facts.links.0'],
]

test('whatever a fact holds is kept and drawn as it is, or refused in a French sentence', async () => {
  const { site, admin, id, params } = await acceptedSite()
  const draw = async (facts: SiteFacts) => (await admin.previewSite({ params, body: { facts } })).text()
  for (const [what, some, shown] of ACCEPTED) {
    const kept = await sayFacts(admin, id, some)
    expect(kept.facts, what).toEqual({ ...fullFacts, ...some })
    const html = await draw(kept.facts)
    expect(html, what).toContain('<main')
    if (shown) expect(html, what).toMatch(shown)
  }
  for (const [what, some, field] of REFUSED) {
    const facts = { ...fullFacts, ...some }
    const { version } = await admin.siteProject({ params })
    for (const [method, tail] of [
      ['PUT', 'facts'],
      ['POST', 'preview'],
    ] as const) {
      const answer = await fetch(`${site.url}/api/company/${id}/site/${tail}`, {
        method,
        headers: { 'content-type': 'application/json', ...onVersion(version).headers },
        body: JSON.stringify({ facts }),
      })
      const told = (await answer.json()) as { errors: { field: string; message: string }[] }
      expect([answer.status, told.errors[0]?.field], `${what}, ${tail}`).toEqual([422, field])
      expect(told.errors[0]?.message, `${what}, ${tail}`).toMatch(/^\p{Lu}.*\.$/u)
      expect(told.errors[0]?.message, what).not.toMatch(/\b(Invalid|Expected|too|input)\b/)
    }
    expect((await admin.siteProject({ params })).version, what).toBe(version)
  }
  expect(site.errors).toEqual([])
})

test('markup in every fact is text', async () => {
  const { admin, id, params } = await acceptedSite()
  const kept = await sayFacts(admin, id, everywhere(MARKUP))
  const html = await (await admin.previewSite({ params, body: { facts: kept.facts } })).text()
  const drawn = html.replace(/<style>[\s\S]*?<\/style>/, '')
  expect(drawn).toContain('&lt;script&gt;')
  const tags = (drawn.match(/<[^>]*>/g) ?? []).map(tag => tag.replace(/"[^"]*"/g, ''))
  expect(tags.filter(tag => /^<script|\son\w+|alert/i.test(tag))).toEqual([])
})
