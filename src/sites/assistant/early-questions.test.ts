import { expect, test } from 'vitest'
import { exampleFirm, heldOutFirm } from '../../../tests/support/sites/visitor-questions'
import { answerQuestion } from './answer-question'

const SIX = new Date('2026-12-03T06:05:00+01:00')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const told = (trade: string, question: string, before = '') => {
  const { kind, text } = answerQuestion(
    trade === 'boulanger' ? heldOutFirm(trade) : exampleFirm(trade),
    question,
    SIX,
    before,
  )
  return `${kind}: ${plain(text)}`
}

test.each([
  ['vous livrez à Cesson et vous prenez la carte ?', 'carte bancaire dès 5 €'],
  ['vous faites des cafés et combien coute le croissant ?', 'Croissant : 1,20 €'],
  ['Quels sont vos horaires ? et faites-vous des pizzas ?', 'lundi : fermé'],
  ['y a t il un parking ? et vous prenez les titres resto ?', 'titres-restaurant'],
])('of two questions the one that nobody can answer is said to be open: %s', (question, known) => {
  const said = told('boulanger', question)
  expect(said).toContain(known)
  expect(said).toMatch(/Sur l’autre point, je n’ai pas trouvé de réponse ici : .*02 61 91 00 35\.$/)
})

test.each([
  'Bonjour. Ma fille fête ses 10 ans. Vous ouvrez dimanche ?',
  'Bonjour, vous allez bien ? vous ouvrez à quelle heure demain',
  'J’habite à côté. Vous fermez à quelle heure ?',
  'vous faites le croissant à combien et vous êtes ouverts ce soir ?',
  'vous avez du pain de campagne ? et c’est combien ?',
])('nothing is said to be open where all that was asked is answered: %s', question => {
  expect(told('boulanger', question)).not.toContain('Sur l’autre point')
})

test('of several prices the one that is not there is said to be missing; three questions get three answers', () => {
  expect(told('boulanger', 'prix du croissant et de la brioche')).toMatch(
    /1,20 €.* Pour le reste, je n’ai pas trouvé de prix/,
  )
  expect(told('boulanger', 'la baguette, le croissant et le pain au chocolat, combien ?')).toMatch(
    /1,35 €.*1,20 €.* Pour le reste, je n’ai pas trouvé de prix/,
  )
  expect(told('boulanger', 'prix du croissant et de la baguette')).not.toContain('le reste')
  expect(
    told('plombier-chauffagiste', 'vous venez le samedi et combien le déplacement et vous prenez la carte ?'),
  ).toMatch(/Samedi.*45 €.*carte bancaire/)
})

test.each([
  [
    'boulanger',
    'Quels sont vos horaires ? et faites-vous des Pièces montées ?',
    ['faites-vous des Pièces montées ?'],
  ],
  ['boulanger', 'Vous livrez à Cesson et vous prenez la carte ?', ['Vous livrez à Cesson']],
  ['boulanger', 'Vous ouvrez quand demain, vous prenez la CB, y a un parking ?', ['y a un parking ?']],
  [
    'boulanger',
    'Ouvert demain ? Des pizzas, vous en faites ? vous faites des pizzas !',
    ['Des pizzas, vous en faites ?'],
  ],
  ['boulanger', 'combien le croissant avec Confiture maison ?', ['Prix\u00a0: Confiture maison']],
  ['boulanger', 'le croissant et les Pains suisses, ça fait combien ?', ['Prix\u00a0: Pains suisses']],
  ['boulanger', 'prix du croissant et de la Brioche', ['Prix\u00a0: Brioche']],
  ['fleuriste', 'Prix des roses et de la livraison ?', ['Prix\u00a0: roses']],
  ['fleuriste', 'c’est combien les Roses rouges, et la livraison ?', ['Prix\u00a0: Roses rouges']],
  ['boulanger', 'Bonjour. Ma fille fête ses 10 ans. Vous ouvrez dimanche ?', []],
  ['boulanger', 'vous faites des pizzas ?', ['vous faites des pizzas ?']],
])(
  'what is left without an answer is kept as it was typed, and nothing else: %s, %s',
  (trade, question, left) => {
    const firm = trade === 'boulanger' ? heldOutFirm(trade) : exampleFirm(trade)
    const { unanswered } = answerQuestion(firm, question, SIX)
    expect(unanswered).toEqual(left)
    // Asked alone it has no answer either, so that it stays in the owner's list.
    for (const words of unanswered) expect(answerQuestion(firm, words, SIX).kind).toBe('unknown')
  },
)

test('of a message that is nothing but a long list of things, four are kept for the owner', () => {
  const things = Array.from({ length: 40 }, (_, at) => `zorglu${'abcdefghij'[at % 10]}`)
  const { unanswered } = answerQuestion(
    heldOutFirm('boulanger'),
    `prix croissant + ${things.join(' + ')}`,
    SIX,
  )
  expect(unanswered).toHaveLength(4)
})

test('what its owner answered to one of several prices is said with the others', () => {
  const firm = heldOutFirm('boulanger')
  const answers = [{ question: 'Prix\u00a0: Brioche', answer: '3,20 € la pièce.' }]
  const { text, unanswered } = answerQuestion(
    { ...firm, facts: { ...firm.facts, answers } },
    'prix du croissant et de la brioche',
    SIX,
  )
  expect(plain(text)).toMatch(/^Croissant : 1,20 €.*3,20 € la pièce/)
  expect(unanswered).toEqual([])
})

test.each([
  ['vous êtes la boulangerie de la place ?', 'contact: Boulangerie Tessier, 3 place du Puits, 35000 Rennes.'],
  ['vous êtes la boulangerie qui a gagné le concours ?', 'unknown: '],
  ['vous êtes là la nuit ?', 'hours: '],
  ['vous ouvrez les huîtres ?', 'unknown: '],
  ['vous faites le dimanche ?', 'hours: Dimanche 6 décembre : ouvert'],
])(
  'what is asked of the firm itself is no question of hours, and the other way round: %s',
  (question, answer) => {
    expect(told('boulanger', question)).toContain(answer)
  },
)

test.each([
  ['et le croissant ?', 'combien la baguette', 'price: Croissant : 1,20 €'],
  ['et la brioche ?', 'combien la baguette', 'unknown: '],
  ['et le soir ?', 'vous ouvrez samedi ?', 'hours: Samedi 5 décembre : ouvert'],
  ['et à 14 h ?', 'vous ouvrez dimanche ?', 'hours: Dimanche 6 décembre à 14 h : fermé'],
  ['et le midi ?', 'ouvert le 24 décembre ?', 'hours: Jeudi 24 décembre : ouvert'],
  ['et le 31 ?', 'ouvert le 24 décembre ?', 'hours: Jeudi 31 décembre : fermé'],
  ['et demain ?', 'combien le croissant ?', 'hours: Demain'],
  ['et sans gluten ?', 'vous avez du pain ?', 'contact: Une machine ne répond pas sur la santé'],
  ['et en carte ?', 'vous prenez les espèces ?', 'contact: Moyens de paiement'],
])('« %s » after « %s » takes from it what it leaves out', (question, before, answer) => {
  expect(told('boulanger', question, before)).toContain(answer)
})

test.each([
  ['mon fils a mangé un croissant et il gonfle du visage', 'Appelez le 15 ou le 112'],
  ['un client vient de faire un malaise devant la boulangerie', 'Appelez le 15 ou le 112'],
  ['j’arrive plus à respirer', 'Appelez le 15 ou le 112'],
  ['depuis quand vous etes la', 'Depuis 1998'],
  ['vous êtes là depuis longtemps ?', 'Depuis 1998'],
  ['il reste des bûches ?', 'Une machine ne sait pas ce qu’il reste : appelez le'],
  ['vous avez encore des croissants ?', 'Une machine ne sait pas ce qu’il reste : appelez le'],
  ['j’ai un souci avec ma commande d’hier', 'Une machine ne sait pas où cela en est : appelez le'],
  ['je veut 2 baguete pour 7h', 'request: '],
  ['est-il possible de commander 30 croissants pour samedi 8h ?', 'request: '],
  ['comment on commande ?', 'request: '],
  ['can I order a cake for Saturday', 'request: '],
  ['do you have gluten free bread', 'Aucun pain sans gluten'],
  ['do you take cards?', 'carte bancaire dès 5 €'],
  ['Is the shop open now?', 'Fermé en ce moment'],
  ['cb sans contact à partir de combien', 'carte bancaire dès 5 €'],
  ['Do you take American Express?', 'Rien n’est dit d’American Express'],
  ['jusqu’à quand est-il possible de commander une bûche', '20 décembre'],
])('%s → %s', (question, answer) => {
  expect(told('boulanger', question)).toContain(answer)
})

test.each([
  'y a-t-il des œufs dans vos croissants ?',
  'il y a du lait dans la tradition',
  'pain complet ?',
  'pain tranché ?',
  'la pâte gonfle pas, pourquoi ?',
  'il reste de la place pour se garer ?',
])('what nobody wrote is not answered by what stands beside it: %s', question => {
  expect(told('boulanger', question)).toMatch(/^unknown: /)
})

test('a verb that several services are told by says which of them no more: « couper »', () => {
  expect(told('coiffeur', 'combien pour couper les cheveux longs')).toContain('Le long allégé : 49 €')
  expect(told('coiffeur', 'combien pour couper la barbe')).toContain('Barbe, serviette chaude : 26 €')
})

test.each([
  ['69003', 'Lyon 3 et 6 fait partie de la zone annoncée'],
  ['vous venez dans le 69003 ?', 'Lyon 3 et 6 fait partie'],
  ['j’habite dans le 69007 c’est bon ?', 'Lyon 7 n’est pas dans la liste'],
  ['75011 paris', 'Paris 11 n’est pas dans la liste'],
  ['69100', 'Villeurbanne fait partie'],
  ['je suis au 69100 villeurbanne vous venez', 'Villeurbanne fait partie de la zone annoncée. Les communes'],
  ['38000', 'Le code postal 38000 ne me dit pas de quelle commune il s’agit : écrivez son nom.'],
])('a postal code is read as the town that alone has it, or asks for its name: %s', (question, answer) => {
  expect(told('plombier-chauffagiste', question)).toContain(answer)
})

test('a number that is no postal code is taken for none', () => {
  for (const question of ['ma facture fait 12500 pourquoi', 'référence chaudière 38470'])
    expect(told('plombier-chauffagiste', question)).not.toContain('code postal')
  expect(told('boulanger', '35000')).toMatch(/^unknown: /)
})

test('what cannot wait comes first, though its price is asked for as well', () => {
  const said = (question: string) => told('plombier-chauffagiste', question)
  expect(said("j'ai une fuite, vous pouvez venir ? c'est combien ?")).toMatch(
    /^contact: N’attendez pas, appelez/,
  )
  expect(said('Il y a de l’eau qui coule du plafond ! combien l’heure de jour ?')).toMatch(
    /^contact: N’attendez pas, appelez.* Heure de jour/s,
  )
  for (const calm of ['combien pour réparer une fuite ?', 'vous faites les urgences ? c’est combien ?'])
    expect(said(calm)).not.toContain('N’attendez pas')
})

test.each([
  ['+262 262 91 10 01', '0262 91 10 01'],
  ['+33612345678', '06 12 34 56 78'],
])('a number that was typed %s is told as the pages show it', (telephone, shown) => {
  const firm = exampleFirm('plombier-chauffagiste')
  const { text } = answerQuestion(
    { ...firm, facts: { ...firm.facts, telephone } },
    'quel numéro appeler ?',
    SIX,
  )
  expect(plain(text)).toContain(`Téléphone : ${shown}`)
})
