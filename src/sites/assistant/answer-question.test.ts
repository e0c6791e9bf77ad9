import { expect, test } from 'vitest'
import { withoutHours } from '~/domain/site/hours/appointment'
import { service } from '../../../tests/support/sites/client-sites'
import {
  exampleFirm,
  exampleFirms,
  faultsOf,
  firmOfOtherTrade,
  heldOutFirm,
  heldOutQuestions,
  otherTradesQuestions,
  plain,
  visitorQuestions,
} from '../../../tests/support/sites/visitor-questions'
import { MACHINE_ORDERS } from '../../../tests/support/texts/machine-orders'
import { emptyFacts } from '../../domain/site/facts/empty-facts'
import type { SiteFacts } from '../../domain/site/facts/facts'
import { firstLayout } from '../../domain/site/layout/first-layout'
import { answerQuestion } from './answer-question'

const answered = visitorQuestions.map(asked => ({
  asked,
  answer: answerQuestion(exampleFirm(asked.trade), asked.question, asked.at),
}))

test('four hundred questions are answered with the right kind and fact, nine of ten of them', () => {
  expect(visitorQuestions.length).toBeGreaterThanOrEqual(400)
  const wrong = answered.flatMap(({ asked, answer }) => {
    const faults = faultsOf(asked, answer)
    return faults.length > 0
      ? [
          `${asked.trade}: ${asked.question} (${asked.kind} | ${asked.fact}) → ${faults.join(' · ')}: ${answer.text}`,
        ]
      : []
  })
  expect(1 - wrong.length / answered.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
})

test('of more than seven hundred questions to firms of other trades none is answered wrongly', () => {
  const wrong = otherTradesQuestions.flatMap(asked => {
    const answer = answerQuestion(firmOfOtherTrade(asked.trade), asked.question, asked.at)
    const faults = faultsOf(asked, answer)
    return faults.length > 0
      ? [`${asked.trade}: ${asked.question} → ${faults.join(' · ')}: ${answer.text}`]
      : []
  })
  expect(otherTradesQuestions.length).toBeGreaterThanOrEqual(740)
  expect(wrong).toEqual([])
})

test('of fifty questions that the rules were not made for, four of five are answered rightly', () => {
  const wrong = heldOutQuestions.flatMap(asked => {
    const answer = answerQuestion(heldOutFirm(asked.trade), asked.question, asked.at)
    const faults = faultsOf(asked, answer)
    return faults.length > 0 ? [`${asked.question} → ${faults.join(' · ')}: ${answer.text}`] : []
  })
  expect(heldOutQuestions.length).toBeGreaterThanOrEqual(50)
  expect(1 - wrong.length / heldOutQuestions.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.8)
})

/** Kinds that say a price or an hour wrongly are never forgiven, whatever the share. */
test('no answer about hours or prices is a wrong one', () => {
  const wrong = answered.filter(({ asked, answer }) => {
    const faults = faultsOf(asked, answer)
    return faults.length > 0 && ['hours', 'price', 'area'].includes(answer.kind)
  })
  expect(wrong.map(({ asked, answer }) => `${asked.question} → ${answer.text}`)).toEqual([])
})

test('no figure is said that the firm, the calendar or the distance between two towns does not hold', () => {
  for (const { asked, answer } of answered) {
    const firm = exampleFirm(asked.trade)
    const held = new Set(
      figuresOf(`${JSON.stringify(firm.facts)} ${JSON.stringify(firm.layout)} ${asked.question}`),
    )
    for (const { price_cents } of firm.facts.services)
      if (price_cents !== null)
        for (const one of figuresOf((price_cents / 100).toFixed(2).replace(/\.00$/, ''))) held.add(one)
    const own = answer.text
      // Emergency numbers are nobody's fact; the day that is asked about is in the calendar.
      .replace(/(?:(?:appelez|danger.:) le 1[58]|la borne orange) ou le 112/gi, '')
      .replace(/\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+(er)?\s\p{L}+(\s\d{4})?/giu, '')
      .replace(/(?<=Fermé |\()(du|le) \d+(er)?(\s\p{L}+)?(\s\d{4})? au \d+(er)?\s\p{L}+\s\d{4}/gu, '')
      .replace(/\(jour férié[^)]*\)/g, '')
      .replace(/à environ \d+.km/g, '')
    const strange = figuresOf(own).filter(figure => !held.has(figure))
    expect(strange, `${asked.trade}: ${asked.question} → ${answer.text}`).toEqual([])
  }
})

const figuresOf = (words: string): string[] =>
  (words.match(/\d+/g) ?? []).map(figure => String(Number(figure)))

test('no time, no price and no place is promised in words of ours', () => {
  const promise =
    /\b(c’est noté|je note|je réserve|réservé|retenue?|place libre|disponible|nous passons|nous venons|vous rappel|confirmé|garanti|dans l’heure|sans faute|promis)\b/i
  for (const { asked, answer } of answered)
    expect(answer.text.replace(/«[^»]*»/g, ''), asked.question).not.toMatch(promise)
})

test('an amount is always said beside the name of its service, and never added to another', () => {
  for (const { asked, answer } of answered) {
    const { services } = exampleFirm(asked.trade).facts
    for (const [, lead = '', amount = ''] of answer.text
      .replace(/«[^»]*»/g, '')
      .matchAll(/([^.;]*?):[^.;]*?([\d ,\u202f]+)\u00a0€/g)) {
      const cents = Math.round(Number(amount.replace(/[\s\u202f]/g, '').replace(',', '.')) * 100)
      const named = services.filter(({ name }) => lead.trim().endsWith(name.replace(/'/g, '’').trim()))
      expect(
        named.map(({ price_cents }) => price_cents),
        `${asked.question} → ${answer.text}`,
      ).toContain(cents)
    }
  }
})

test('a firm that said nothing is answered for with the form, and nothing else', () => {
  const firm = {
    facts: emptyFacts('Zorglub', 'fleuriste'),
    layout: { ...exampleFirm('fleuriste').layout, pages: [] },
    places: [],
  }
  for (const { question, at } of visitorQuestions) {
    const { kind, text } = answerQuestion(firm, question, at)
    expect(['unknown', 'request', 'contact'], `${question} → ${text}`).toContain(kind)
    expect(text.replace(/15 ou le 112|18 ou le 112/g, ''), question).not.toMatch(/\d/)
  }
})

test('sources are sections of the site', () => {
  for (const { asked, answer } of answered) {
    const ids = exampleFirm(asked.trade).layout.pages.flatMap(({ sections }) => sections.map(({ id }) => id))
    for (const source of answer.sources) expect(ids).toContain(source)
  }
  expect(exampleFirms).toHaveLength(8)
})

test('a price leads to where it stands, on a site whose services nobody grouped', () => {
  const facts: SiteFacts = {
    ...emptyFacts('Dubois', 'menuisier'),
    services: [
      service('Pose de fenêtre', { price_cents: 45_000 }),
      service('Escalier', { detail: 'En chêne.' }),
    ],
    since: '1987',
    about: 'Menuisier à Paris.',
  }
  const firm = { facts, layout: firstLayout(facts), places: [] }
  const sourcesOf = (question: string) => {
    const { sources } = answerQuestion(firm, question, new Date('2026-12-03T14:10:00+01:00'))
    const sections = firm.layout.pages.flatMap(page => page.sections)
    return sources.map(source => sections.find(({ id }) => id === source)?.kind)
  }
  for (const question of [
    'combien une fenêtre ?',
    'quels sont vos prix ?',
    'vos prix sont TTC ?',
    'des escaliers ?',
  ])
    expect(sourcesOf(question), question).toContain('services')
  expect(sourcesOf('depuis quand existez-vous ?')).toEqual(['about'])
})

test('there are sixty of them', () => {
  expect(new Set(MACHINE_ORDERS).size).toBe(60)
})

test.each(['dec', 'oct', 'a', 'etou', 'lundi'])(
  'a moment that is made of %s over and over is answered at all',
  syllable => {
    for (const [, firm] of exampleFirms)
      expect(answerQuestion(firm, `demain ${syllable.repeat(150)}$`, new Date()).text).not.toBe('')
  },
)

test('orders in a question change nothing: only the firm’s words and ours come back', () => {
  for (const [, firm] of exampleFirms)
    for (const order of [
      ...MACHINE_ORDERS,
      ...MACHINE_ORDERS.map(words => words.toUpperCase()),
      ...MACHINE_ORDERS.map(words => `ouvert ? ${words}`),
    ]) {
      const { text } = answerQuestion(firm, order, new Date('2026-12-03T14:10:00+01:00'))
      expect(text, order).not.toMatch(
        /[<>{}$]|\bremise\b|50 ?%|24h\/24|réservé pour|table est libre|mal\.example|prompt/i,
      )
      expect(text.length).toBeLessThan(900)
      const own = `${JSON.stringify(firm.facts)}${JSON.stringify(firm.layout)}`
      for (const [, amount = ''] of text.matchAll(/(\d+)(?:,\d+)?\u00a0€/g)) expect(own).toContain(amount)
    }
})

test('orders in a fact are quoted as text, and move no other answer', () => {
  const firm = exampleFirm('garage')
  const at = new Date('2026-12-03T14:10:00+01:00')
  for (const order of MACHINE_ORDERS) {
    const told = { ...firm, facts: { ...firm.facts, about: order, assistant_contact: null } }
    for (const question of [
      'ouvert maintenant ?',
      'c combien une vidange',
      'vous prenez la carte ?',
      "t'es un robot ?",
    ])
      expect(answerQuestion(told, question, at).text).toBe(answerQuestion(firm, question, at).text)
  }
})

test('what its owner answered once is known from then on, however it is asked, and nothing else is', () => {
  const at = new Date('2026-12-03T14:10:00+01:00')
  const firm = exampleFirm('garage')
  const asked = 'Vous réparez les vélos électriques ?'
  expect(answerQuestion(firm, asked, at).kind).toBe('unknown')
  const answers = [
    { question: asked, answer: 'Non, voyez l’atelier d’en face.' },
    { question: 'Avez-vous un chien ?', answer: 'Oui,\nil s’appelle Boulon.' },
  ]
  const taught = { ...firm, facts: { ...firm.facts, answers } }
  for (const question of [
    asked,
    'bonjour, reparez vous des velo electrique svp',
    'réparez vous les vélos éléctriques',
  ])
    expect(answerQuestion(taught, question, at), question).toMatchObject({
      kind: 'service',
      facts: ['answers.0'],
      text: expect.stringContaining('voyez l’atelier d’en face'),
    })
  expect(answerQuestion(taught, 'y a un chien chez vous ?', at).text).toContain('Oui, il s’appelle Boulon.')
  for (const question of [
    'Vous louez des trottinettes ?',
    'Vous réparez les vélos électriques le dimanche ?',
  ])
    expect(answerQuestion(taught, question, at).facts, question).not.toContain('answers.0')
  for (const { question, at: then } of visitorQuestions)
    if (answerQuestion(firm, question, then).kind !== 'unknown')
      expect(answerQuestion(taught, question, then), question).toEqual(answerQuestion(firm, question, then))
})

test('a rule that knows its subject but not the fact leaves the word to the answer', () => {
  const at = new Date('2026-12-03T14:10:00+01:00')
  const silent = { ...exampleFirm('garage'), facts: { ...exampleFirm('garage').facts, payments: [] } }
  const question = 'Vous prenez les chèques ?'
  expect(answerQuestion(silent, question, at).kind).toBe('unknown')
  const answers = [{ question, answer: 'Oui, jusqu’à 300 €.' }]
  const taught = { ...silent, facts: { ...silent.facts, answers } }
  expect(answerQuestion(taught, 'vs prenez les cheques', at).text).toContain('Oui, jusqu’à 300')
})

test('orders in what an owner answered are quoted as text, and move no other answer', () => {
  const firm = exampleFirm('garage')
  const at = new Date('2026-12-03T14:10:00+01:00')
  for (const order of MACHINE_ORDERS) {
    const answers = [{ question: 'Vous vendez des vélos ?', answer: order }]
    const taught = { ...firm, facts: { ...firm.facts, answers } }
    for (const question of ['ouvert maintenant ?', 'c combien une vidange', 'vous prenez la carte ?'])
      expect(answerQuestion(taught, question, at).text).toBe(answerQuestion(firm, question, at).text)
  }
})

const baker: SiteFacts = {
  ...emptyFacts('Boulangerie Martin', 'boulangerie'),
  telephone: '04 78 00 00 01',
  address: { street: '12 rue du Four', postal_code: '69003', city: 'Lyon' },
  hours: [
    { days: [2, 3, 4, 5, 6, 7], opens: '06:30', closes: '19:30' },
    { days: [5], opens: '22:00', closes: '02:00' },
  ],
  public_holidays: 'open',
  since: '1998',
  services: [
    service('Pain au chocolat', { price_cents: 130 }),
    service('Tarte aux pommes', { price_cents: 1_600 }),
    service('Déplacement', { price_cents: 4_000 }),
  ],
}
const said = (question: string, at = '2026-11-26T06:10:00+01:00', facts = baker) =>
  answerQuestion({ facts, layout: firstLayout(facts), places: [] }, question, new Date(at))

test.each([
  ['ouvert le lundi de Pâques ?', 'lundi 29 mars 2027 : fermé'],
  ['ouvert a la pentecote', 'dimanche 16 mai 2027 : ouvert, 6 h 30 – 19 h 30. lundi 17 mai 2027 : fermé'],
  ['ouvert à l’Ascension ?', 'jeudi 6 mai 2027'],
  ['vous ouvrez pour la fête des mères ?', 'dimanche 30 mai 2027'],
  ['ouvert à la fête des pères ?', 'dimanche 20 juin 2027'],
  ['vs ete ouver dimench matin', 'dimanche 29 novembre : ouvert'],
  ['ouvert vandredi', 'demain, vendredi 27 novembre'],
  [
    'ouvert les 1er et 7 décembre ?',
    'mardi 1er décembre : ouvert, 6 h 30 – 19 h 30. lundi 7 décembre : fermé',
  ],
  ['ouvert le 6 et le 7 ?', 'dimanche 6 décembre : ouvert, 6 h 30 – 19 h 30. lundi 7 décembre : fermé'],
  ['ouvert le 31 décembre et le 1er janvier', '31 décembre : ouvert, 6 h 30 – 19 h 30. vendredi 1er janvier'],
  ['ouverts le 31 et le 1er janvier ?', '31 décembre : ouvert, 6 h 30 – 19 h 30. vendredi 1er janvier'],
  [
    'ouverts à Noël et au jour de l’an ?',
    '25 décembre : ouvert, 6 h 30 – 19 h 30 et 22 h – 2 h. vendredi 1er',
  ],
  ['ouvert du 6 au 8 décembre ?', '6 décembre : ouvert, 6 h 30 – 19 h 30. lundi 7 décembre : fermé. mardi 8'],
  ['quel est votre jour de fermeture ?', 'lundi : fermé'],
  ['ouvert 7j/7 ?', 'lundi : fermé'],
  ['ouvert 24/7 ?', 'lundi : fermé'],
  ['ouvert du lundi au vendredi ?', 'lundi : fermé'],
  ['ouvert samedi 5 et dimanche 6 décembre ?', 'samedi 5 décembre : ouvert, 6 h 30 – 19 h 30. dimanche 6'],
  ['ouvert du 24 décembre au 2 janvier ?', 'lundi 28 décembre : fermé. mardi 29 décembre : ouvert'],
  ['ouvert du 24 au 2 janvier ?', 'samedi 2 janvier 2027 : ouvert'],
  ['ouvert dans 2h ?', 'aujourd’hui, jeudi 26 novembre à 8 h 10 : ouvert'],
  ['vous ouvrez dans une demi-heure ?', 'à 6 h 40 : ouvert'],
  ['vous serez fermés en août ?', 'aucune fermeture n’est annoncée'],
  [
    'vous ouvrez à 21 h ?',
    'à 21 h : fermé. ce jour-là : 6 h 30 – 19 h 30. prochaine ouverture : demain, vendredi 27',
  ],
])('a day is the one that is meant: %s', (question, words) => {
  expect(plain(said(question).text)).toContain(plain(words))
})

test('of a holiday that nobody spoke of, and of days in one closing, one sentence says it', () => {
  const unsure: SiteFacts = {
    ...baker,
    public_holidays: null,
    closures: [{ from: '2026-12-24', to: '2027-01-02', reason: 'congés' }],
  }
  const holiday = 'jour férié (fête du travail), rien n’est annoncé pour ce jour-là.'
  expect(plain(said('ouvert le 1er mai ?', undefined, unsure).text)).toBe(
    plain(`samedi 1er mai 2027 : ${holiday}`),
  )
  expect(plain(said('ouvert ?', '2027-05-01T08:00:00+02:00', unsure).text)).toBe(
    plain(`aujourd’hui : ${holiday}`),
  )
  expect(plain(said('ouvert le 25 et le 31 ?', undefined, unsure).text)).toBe(
    plain('fermé du 24 décembre 2026 au 2 janvier 2027 : congés.'),
  )
  expect(plain(said('c’est ouvert ?', '2026-11-29T00:05:00+01:00', unsure).text)).toContain(
    plain('prochaine ouverture : aujourd’hui à 6 h 30'),
  )
})

test('a district that is not listed is said by its number, and a town of which some are is not said to be missing', () => {
  const at = new Date('2026-12-03T14:10:00+01:00')
  const firm = exampleFirm('plombier-chauffagiste')
  expect(answerQuestion(firm, 'vous venez à Lyon 7 ?', at).text).toContain('Lyon 7 n’est pas dans la liste')
  expect(answerQuestion(firm, 'vous venez à Lyon ?', at).text).not.toContain('n’est pas dans la liste')
  expect(answerQuestion(firm, 'Lyon 3 ?', at).kind).toBe('area')
})

test('a question in English is answered from the same facts', () => {
  for (const [question, words] of [
    ['Are you open on Sunday?', /^Dimanche 29.novembre.: ouvert/],
    ['what time do you close today?', /^Aujourd’hui.*6.h.30 – 19.h.30/],
    ['How much is a pain au chocolat?', /^Pain au chocolat.: 1,30.€/],
    ['What are your opening hours?', /lundi.: fermé/],
    ['Where are you?', /^12 rue du Four, 69003 Lyon/],
    ['Can I book a table for two?', /^Je ne connais pas l’agenda/],
    ['Are you a doctor?', /^Ce site ne le dit pas/],
    ['I smell gas in my kitchen', /^Sortez sans rien allumer/],
    ['my husband has chest pain', /^Appelez le 15 ou le 112/],
    ['there is a fire', /^Sortez, et appelez le 18/],
    ['I am allergic to nuts, can I eat the tart?', /^Une machine ne répond pas sur la santé/],
  ] as const)
    expect(said(question).text, question).toMatch(words)
})

test('a name that shares a word with what is asked is told as what comes near, and as no answer', () => {
  for (const question of [
    'combien coûte un éclair au chocolat ?',
    'vous avez du pain complet ?',
    'Y a-t-il des noix dans la tarte ?',
    'tarte aux fraises combien',
    'prix de la tarte fine',
  ]) {
    const { kind, text } = said(question)
    expect(kind, question).toBe('unknown')
    // Its price is told to who asks for one, beside its own name.
    expect(text, question).toMatch(
      /combien|prix/.test(question)
        ? /^Ce site ne le dit pas\. Voici ce qui s’en approche\. (Pain au chocolat.: 1,30|Tarte aux pommes.: \d+).€/
        : /^Ce site ne le dit pas\. Ce qui s’en approche ici.: (Pain au chocolat|Tarte aux pommes)\. [^€]*$/,
    )
  }
  const whole = { ...baker, services: [service('Baguette', { price_cents: 110 })] }
  expect(said('c combien la demi-baguette ?', undefined, whole)).toMatchObject({
    kind: 'unknown',
    text: expect.stringMatching(/^Ce site ne le dit pas\. Voici ce qui s’en approche\. Baguette.: 1,10.€\./),
  })
  expect(said('combien le pain au chocolat').text).toContain('1,30')
  expect(said('le déplacement est payant ?').text).toContain('40')
})

test('a sentence of ours is never an answer', () => {
  const facts = { ...emptyFacts('Salon Éclat', 'coiffeur'), telephone: '02 61 00 00 03' }
  expect(said('vous prenez sans rendez-vous ?', undefined, facts).kind).toBe('unknown')
  expect(said('annuler mon rendez-vous', undefined, facts).text).toContain('appelez le 02 61 00 00 03')
})

test('a word of its own is no slip of one of ours', () => {
  for (const question of [
    'vous posez des plaques ?',
    'la suite ?',
    'une femme ?',
    'un vélo vert ou une vanne ?',
  ])
    expect(said(question).kind, question).toBe('unknown')
  expect(said('vous fermmez a quelle heure').kind).toBe('hours')
})

test('past midnight, closing time is that of the evening before', () => {
  expect(plain(said('vous fermez à quelle heure ?', '2026-11-28T01:30:00+01:00').text)).toMatch(
    /^ouvert en ce moment, jusqu.a 2 h\. aujourd.hui/,
  )
})

test('what is no question, or cannot wait, is answered as people do', () => {
  for (const [question, words] of [
    ['Bonjour', /^Bonjour.! Je suis une machine/],
    ['merci beaucoup !', /^Avec plaisir/],
    ['au revoir', /^Au revoir/],
    ['vous êtes nuls', /dites-le à une personne.: 04 78 00 00 01/],
    ['mon mari me frappe', /17 ou le 112.*3919/],
    ['je veux me suicider', /15 ou le 112.*3114/],
    ['il y a le feu chez moi', /^Sortez, et appelez le 18 ou le 112/],
    ['ma chaudière prend feu', /^Sortez, et appelez le 18 ou le 112/],
    ['alarme monoxyde de carbone', /^Sortez, et appelez le 18 ou le 112/],
    ['mon fils a avalé de la javel', /^Appelez le 15 ou le 112/],
    ['ma mère a perdu connaissance', /^Appelez le 15 ou le 112/],
    ['je me suis coupé le doigt avec une scie', /^Appelez le 15 ou le 112/],
    ['je ne veux plus vivre', /15 ou le 112.*3114/],
    ['je ne veux plus vivre avec cette cuisine', /^Ce site ne le dit pas/],
    ['un cours anti-noyade', /^Ce site ne le dit pas/],
    ['ma lasure sèche vite !', /^Ce site ne le dit pas/],
    ['il me faut un plombier vite', /^N’attendez pas/],
    ['la chaudière s’est coupée', /^N’attendez pas, appelez/],
    ['la lumière s’est coupée', /^Ce site ne le dit pas/],
    ['mon fils s’est coupé', /^Une machine ne répond pas sur la santé.*15 ou le 112/],
    ['il y a le feu de camp le soir ?', /^Ce site ne le dit pas/],
    ['combien je dois payer pour une lasure ?', /^Ce site ne le dit pas/],
    ['les volets sont fermés, vous êtes ouverts ?', /^(Ouvert|Fermé|Aujourd’hui)/],
    ['en panne sur l’autoroute', /^Sur l’autoroute.: derrière la glissière.*112.*appelez le 04 78 00 00 01/],
    ['dégât des eaux, que faire', /^N’attendez pas, appelez/],
    ['va te faire foutre', /dites-le à une personne.: 04 78 00 00 01/],
    ['Qui êtes-vous ?', /^Je suis une machine/],
    ['vous avez des tartes aux pommes ?', /^Tarte aux pommes.: 16.€\.$/],
    ['avez-vous du pain frais à 6h30', /^Ce site ne le dit pas/],
    ['Sophie est là demain ?', /^(?!.*«)/],
    ['la tarte est pour combien de personnes ?', /^Ce site ne le dit pas/],
    ['mon chauffe-eau fuit', /^N’attendez pas, appelez le 04 78 00 00 01/],
    ['Depuis quand existez-vous ?', /^Depuis 1998\.$/],
    ['que proposez-vous ?', /Pain au chocolat, Tarte aux pommes, Déplacement\./],
  ] as const)
    expect(said(question).text, question).toMatch(words)
  const byAppointment = { ...baker, hours: [], by_appointment: true }
  expect(said('vous êtes ouvert quand ?', undefined, byAppointment).text).toContain('sur rendez-vous')
  const partly: SiteFacts = {
    ...baker,
    hours: [
      { days: [4, 5], opens: '09:00', closes: '12:00' },
      { days: [4], ...withoutHours('afternoon') },
      { days: [6], ...withoutHours('day') },
    ],
  }
  for (const [question, words] of [
    ['ouvert samedi ?', 'Samedi 28 novembre : sur rendez-vous.'],
    ['ouvert samedi à 10h ?', 'Samedi 28 novembre : sur rendez-vous.'],
    ['ouvert jeudi à 10h ?', ': ouvert (9 h – 12 h et l’après-midi sur rendez-vous)'],
    ['ouvert jeudi à 15h ?', ': ouvert, 9 h – 12 h et l’après-midi sur rendez-vous.'],
    ['ouvert dimanche ?', 'Dimanche 29 novembre : fermé.'],
    ['quels sont vos horaires ?', 'Jeudi : 9 h – 12 h et l’après-midi sur rendez-vous ; vendredi : 9 h'],
    ['on peut venir sans rendez-vous ?', 'samedi : sur rendez-vous'],
    ['ouvert maintenant ?', 'Aujourd’hui : 9 h – 12 h et l’après-midi sur rendez-vous. Prochaine ouverture'],
  ] as const)
    expect(
      said(question, '2026-11-26T15:10:00+01:00', partly).text.replace(/[\u00a0\u202f]/g, ' '),
    ).toContain(words)
})

test('a mere « c’est combien ? » or « c’est long ? » is about what was asked before', () => {
  const at = new Date('2026-03-03T09:00:00+01:00')
  for (const [trade, before, question, words] of [
    ['coiffeur', 'Vous faites la barbe ?', 'et c’est combien ?', /^Barbe, serviette chaude.: 26.€/],
    ['coiffeur', 'Vous faites la barbe ? et le prix ?', 'combien ?', /^Barbe, serviette chaude.: 26.€/],
    ['coiffeur', `${'ok ? '.repeat(9)}Vous faites la barbe`, 'c’est cher ?', /^Barbe, serviette chaude/],
    ['garage', 'vous faites la vidange ?', 'ça prend combien de temps', /Une heure/],
    ['coiffeur', 'Vous faites la barbe ?', 'c’est long ?', /^Ce site ne le dit pas/],
    ['coiffeur', 'Vous avez un parking ?', 'c’est combien ?', /^Ce site ne le dit pas/],
    ['coiffeur', '', 'c’est combien ?', /^Le carré net.: 52.€.*Barbe, serviette chaude.: 26.€/],
    ['coiffeur', 'Vous êtes ouvert samedi ?', 'ça coûte combien', /^Le carré net.: 52.€/],
    ['kinesitherapeute', '', 'combien ça coûte ?', /^Ce site ne le dit pas/],
    ['coiffeur', 'Vous faites la barbe ?', 'vous avez un parking ?', /^(?!.*Barbe)/],
  ] as const)
    expect(answerQuestion(exampleFirm(trade), question, at, before).text, question).toMatch(words)
})
