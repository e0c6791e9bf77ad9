import { expect, test } from 'vitest'
import { exampleFirm, firmOfOtherTrade } from '../../../tests/support/sites/visitor-questions'
import { answerQuestion } from './answer-question'

const at = new Date('2026-12-04T10:00:00+01:00')
const said = (trade: string, question: string) =>
  answerQuestion(trade === 'kinesitherapeute' ? exampleFirm(trade) : firmOfOtherTrade(trade), question, at)
    .text

test.each([
  'je sens le gaz',
  'ça pue le gaz dans la cuisine',
  'ça sent fort le gaz',
  'ça sent un peu le gaz chez moi',
  'odeur bizarre de gaz',
  'le gaz fuit',
  'ça sent l’œuf pourri près de la gazinière',
])('gas is smelt in whatever words: %s', question => {
  expect(said('plombier', question)).toMatch(/^Sortez sans rien allumer, et appelez le 18/)
})

test.each([
  ['plombier', 'l’eau touche le tableau électrique'],
  ['plombier', 'le plafond goutte sur une prise électrique'],
  ['electricien', 'la prise fait des étincelles'],
  ['electricien', 'mon tableau électrique grésille'],
  ['electricien', 'le compteur chauffe et ça sent le plastique'],
  ['electricien', 'ça fait des étincelles quand je branche le frigo'],
  ['electricien', 'ya plus de jus ds la cuisine'],
  ['plombier', 'l’eau arrive jusqu’à la prise'],
  ['plombier', 'wc qui refoule help'],
  ['plombier', 'robinet d’arrêt bloqué et ça pisse'],
  ['electricien', 'mon chauffe-eau fait disjoncter'],
  ['couvreur', 'le vent a arraché la bâche, la pluie rentre'],
  ['serrurier', 'je suis enfermé ds les toilettes'],
  ['serrurier', 'on ma cambriolé cette nuit'],
  ['avocat', 'garde à vue de mon fils là maintenant'],
  ['garage', 'fuite de liquide de frein sous la voiture'],
  ['veto', 'mon chat fait plus pipi depuis 2 jours'],
  ['veto', 'ma chienne met bas et ça se passe mal'],
  ['veto', 'mon chien s’est fait renverser'],
  ['garage', 'mes freins lâchent'],
  ['garage', 'j’ai plus de freins'],
  ['garage', 'la voiture freine plus'],
])('what cannot wait is rung for: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).toMatch(/^N’attendez pas, appelez le /)
})

test.each([
  ['kinesitherapeute', 'mon père est tombé il bouge plus le bras'],
  ['pizzeria', 'ma femme ne réagit plus'],
  ['electricien', 'ma fille a touché un fil électrique'],
  ['pizzeria', 'elle ne se réveille pas'],
  ['pizzeria', 'appelez les pompiers'],
  ['pizzeria', 'la livreuse a eu un accident devant chez moi elle saigne'],
  ['boulangerie', 'ma fille a mangé un truc chez vous elle est toute rouge et gonflée'],
  ['electricien', 'mon fils a mis les doigts dans la prise'],
  ['couvreur', 'mon voisin est tombé du toit'],
  ['pizzeria', 'une arrête de poisson coincée dans la gorge'],
  ['pizzeria', 'mon fils a bu du produit vaisselle'],
  ['taxi', 'fourmis dans le bras gauche et mal à la mâchoire'],
  ['electricien', 'j’ai reçu une châtaigne avec la machine à laver'],
])('who neither moves nor answers is for the 15: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).toMatch(/^Appelez le 15 ou le 112 tout de suite\./)
})

test.each(['le détecteur de CO sonne', 'mal de tête toute la famille depuis qu’on a rallumé la chaudière'])(
  'what may be monoxide sends out of the house: %s',
  question => {
    expect(said('plombier', question)).toMatch(/^Sortez, et appelez le 18/)
  },
)

test.each([
  ['pizzeria', 'je me suis brûlé avec la pizza que faire'],
  ['coiffeur', 'le produit me brûle le crâne'],
  ['traiteur', 'on a tous été malades après votre repas'],
  ['plombier', 'baby burned with hot water'],
  ['veto', 'le chat de la voisine m’a griffé profond'],
])('who is hurt is told the number that does not wait: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).toMatch(/ne répond pas sur la santé.*le 15 ou le 112\.$/)
})

test.each([
  ['couvreur', 'une tuile est tombée du toit sur ma voiture, vous pouvez passer ?'],
  ['veto', 'croquettes pour un chien qui bouge pas beaucoup'],
  ['electricien', 'quel prix pour un détecteur de CO ?'],
  ['pizzeria', 'vous n’avez plus de jus de tomate ?'],
  ['garage', 'vous remplacez le liquide de refroidissement ?'],
  ['plombier', 'vous faites l’entretien d’un chauffe-eau électrique ?'],
  ['plombier', 'mon portail ne bouge plus'],
  ['electricien', 'vous changez un tableau électrique ?'],
  ['garage', 'vous faites les freins ?'],
  ['kinesitherapeute', 'ma mère ne bouge plus beaucoup, vous venez chez elle ?'],
])('and what can wait is not: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).not.toMatch(/^(N’attendez pas|Appelez le 15|Sortez|Moyens de paiement)/)
})

test.each(['appelez-moi au 06 12 34 56 78', 'mon num c 0612345678 rappeler moi svp', 'rapelez moi'])(
  'who wants to be called gets the form: %s',
  question => {
    expect(said('pizzeria', question)).toMatch(/écrivez votre demande avec le formulaire/)
  },
)
