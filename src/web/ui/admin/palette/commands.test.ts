import { expect, test } from 'vitest'
import { mayDo } from '~/domain/access/permission'
import { commandsFor, searchesFor } from './commands'

const as = (role: 'owner' | 'editor' | 'accountant') => (permission: Parameters<typeof mayDo>[1]) =>
  mayDo(role, permission)
const words = (commands: { words: string }[]) => commands.map(command => command.words)

test('what is typed finds actions and pages whatever the accents, in any order', () => {
  expect(words(commandsFor(as('owner'), 'verifier file'))).toEqual([
    'Traiter la file «\u00a0À vérifier\u00a0»',
  ])
  expect(words(commandsFor(as('owner'), 'journal'))).toEqual(['Journal'])
})

test('a role finds what it may use alone', () => {
  expect(words(commandsFor(as('editor'), ''))).toEqual([
    'Tableau de bord',
    'Contenus',
    'Mon compte',
    'Écrire un article',
  ])
  expect(searchesFor(as('accountant'), ' Durand ')).toEqual([
    {
      to: '/admin-dashboard?onglet=factures&recherche=Durand',
      words: 'Chercher dans les factures',
      about: '«\u00a0Durand\u00a0»',
    },
  ])
})
