import { expect, test } from 'vitest'
import { mayDo } from '~/domain/access/permission'
import { commandsFor, commandsHere, searchesFor } from './commands'

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

test('on the list it acts on what the filter lets through, on a dossier it writes to its client', () => {
  const list = { pathname: '/admin-dashboard', search: '?recherche=dupont&statut=Soumis&apres=x' }
  const { title, commands } = commandsHere(as('owner'), 'rappeler', list)
  expect(title).toBe('Sur cette liste')
  expect(commands).toEqual([
    {
      to: '/admin-dashboard?recherche=dupont&statut=Soumis&agir=remind',
      words: 'Rappeler au client ce qui manque\u00a0: toute la liste',
      about: '«\u00a0dupont\u00a0», Soumis',
    },
  ])
  expect(commandsHere(as('owner'), '', list).commands).toHaveLength(5)
  expect(commandsHere(as('accountant'), '', list).commands).toEqual([])
  expect(commandsHere(as('owner'), '', { ...list, search: '?onglet=factures' }).commands).toEqual([])
  const write = [{ to: '/admin-dashboard/dossiers/abc#messages', words: 'Écrire au client' }]
  for (const place of [
    { pathname: '/admin-dashboard/dossiers/abc', search: '?file=to-check' },
    { pathname: '/admin-dashboard', search: '?dossier=abc' },
  ])
    expect(commandsHere(as('owner'), 'client', place).commands).toEqual(write)
})
