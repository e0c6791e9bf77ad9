import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVENT_TYPES, eventLabel } from './event-labels'
import { factLines } from './fact-lines'

test('every event has a use case that emits it', () => {
  const emitted = readdirSync('src/usecases', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap(path => typesGivenIn(readFileSync(`src/usecases/${path}`, 'utf8')))
  expect(EVENT_TYPES.filter(type => !emitted.includes(type))).toEqual([])
})

/** As a line's `type`, or to a `note…` that writes it: an e-mail (`kind`), a refusal or a list may say the same name. */
const typesGivenIn = (source: string) =>
  (source.match(/\btype(?::| =)[^,]*|\bnote\w*\([^)]*/g) ?? []).flatMap(given =>
    [...given.matchAll(/(?<!\| )'([\w-]+)'(?! \|)/g)].map(([, type]) => type),
  )

test('an event and its facts read as French', () => {
  const data = {
    from: 'Soumis',
    to: 'Incomplet',
    reason: 'RIB illisible',
    documents: ['rib', 'passport'],
  } as const
  expect(eventLabel({ type: 'status-changed', data })).toBe(
    'Soumis → Incomplet «\u00a0RIB illisible\u00a0» (RIB professionnel, Passeport)',
  )
  expect(factLines(data)).toEqual([
    'Statut quitté\u00a0: Soumis',
    'Statut atteint\u00a0: Incomplet',
    'Motif\u00a0: RIB illisible',
    'Pièces demandées\u00a0: RIB professionnel, Passeport',
  ])
  expect(factLines({ kind: 'dossier-received', seal: 'T', seal_warning: null, channel: 'https' })).toEqual([
    'Message\u00a0: Accusé de réception',
    'Niveau du cachet PAdES\u00a0: B-T',
    'Voie\u00a0: HTTPS',
  ])
})
