import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOSSIER_STATUSES } from '../dossier/dossier'
import { REFUSED_MOTIVES } from '../invoice/avoir-motive'
import { SITE_STAGES } from '../site/site-project'
import { WAITINGS } from '../site/who-waits'
import { SITUATIONS, type SituationFacts, situationOf } from './situation'
import { ACTION_LABELS, NEXT_ACTIONS, nextAction, owesBeside, SITUATION_WORDS } from './situation-words'

const flags = [false, true]
const CLOSED = ['off-line', 'over', null] as const

/** Every dossier that there can be: what one fact says does not bind another. */
const everyDossier = (): SituationFacts[] =>
  DOSSIER_STATUSES.flatMap(status =>
    flags.flatMap(transmitted =>
      (['none', 'open', 'over'] as const).flatMap(choice =>
        [null, ...SITE_STAGES].flatMap(stage =>
          [null, ...WAITINGS].flatMap(waiting =>
            flags.flatMap(accepted =>
              [...REFUSED_MOTIVES, null].flatMap(motive =>
                CLOSED.map(closed => ({
                  ...{ status, transmitted, choice },
                  ended: { motive, silent: accepted },
                  site: { stage, waiting, accepted, closed },
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  )

test('every dossier stands in one situation, and every situation is reached', () => {
  expect(new Set(everyDossier().map(situationOf))).toEqual(new Set(SITUATIONS))
})

test('nothing of the making shows before « Je continue », nothing of a decision before it is told', () => {
  const accepted: SituationFacts = {
    ...{ status: 'Accepté', transmitted: true, choice: 'open', ended: null },
    site: { stage: 'making', waiting: null, accepted: false, closed: null },
  }
  expect(situationOf(accepted)).toBe('choosing')
  expect(situationOf({ ...accepted, choice: 'none' })).toBe('making')
  expect(situationOf({ ...accepted, choice: 'none', site: null })).toBe('to-answer')
  expect(situationOf({ ...accepted, status: 'Soumis' })).toBe('examined')
  expect(situationOf({ ...accepted, status: 'Payé', choice: 'none' })).toBe('making')
})

test('a site that visitors are not shown is neither said to be online, nor to be accepted', () => {
  const online = (accepted: boolean, closed: (typeof CLOSED)[number]) =>
    situationOf({
      ...{ status: 'Payé', transmitted: true, choice: 'none', ended: null },
      site: { stage: 'online', waiting: null, accepted, closed },
    })
  for (const closed of ['off-line', 'over'] as const)
    expect(flags.map(accepted => online(accepted, closed))).toEqual([closed, closed])
  expect(flags.map(accepted => online(accepted, null))).toEqual(['to-accept', 'delivered'])
})

test('while a site is reviewed its owner reads what the team’s queue says of it', () => {
  const reviewed = (waiting: (typeof WAITINGS)[number]) => {
    const { turn } =
      SITUATION_WORDS[
        situationOf({
          ...{
            status: 'Accepté',
            signed: true,
            complete: true,
            transmitted: true,
            choice: 'none',
            ended: null,
          },
          site: { stage: 'review', waiting, accepted: false, closed: null },
        })
      ]
    return turn
  }
  expect(WAITINGS.map(waiting => [waiting, reviewed(waiting)])).toEqual([
    ...[
      ['comments', 'team'],
      ['question', 'client'],
      ['publication', 'team'],
      ['next-round', 'team'],
      ['review', 'client'],
    ],
  ])
})

test('no sentence stands in two situations, and each action is somebody’s', () => {
  const sentences = SITUATIONS.flatMap(name => [SITUATION_WORDS[name].stands, SITUATION_WORDS[name].ahead])
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(new Set(SITUATIONS.flatMap(name => flags.map(due => nextAction(name, due))))).toEqual(
    new Set([...NEXT_ACTIONS, null]),
  )
  expect(new Set(Object.values(ACTION_LABELS)).size).toBe(NEXT_ACTIONS.length)
})

test('who is waited for has something to press, and nobody else is asked anything', () => {
  for (const name of SITUATIONS) {
    const { turn, action } = SITUATION_WORDS[name]
    if (turn === 'client') expect(action, name).not.toBeNull()
    if (turn === 'team' || turn === 'bodies') expect(action, name).toBeNull()
  }
})

test('a sum that is due is asked where nothing else is, and never before a choice', () => {
  const paying = SITUATIONS.filter(name => nextAction(name, true) === 'pay')
  expect(paying).toEqual(['answered', 'making', 'corrections', 'approved', 'delivered', 'off-line', 'over'])
  for (const name of SITUATIONS) {
    const { stands, ahead, action } = SITUATION_WORDS[name]
    // Nobody is asked for money beside a sentence that says there is nothing to pay.
    if (/rien (à|n’est à) payer|devez rien/.test(`${stands} ${ahead}`))
      expect(nextAction(name, true)).toBe(action)
    expect(nextAction(name, false)).toBe(action)
  }
})

test('docs/dossier-life.md prints this table', () => {
  expect(readFileSync('docs/dossier-life.md', 'utf8')).toContain(`\n${situationTable()}\n`)
})

function situationTable(): string {
  const rows = SITUATIONS.map(name => {
    const { stands, ahead, turn, action, sheet } = SITUATION_WORDS[name]
    const button = action ? `«\u00a0${ACTION_LABELS[action]}\u00a0»` : '–'
    const owing = nextAction(name, true)
    return [
      name,
      stands,
      ahead,
      turn,
      button,
      owing === action ? '' : owing ? ACTION_LABELS[owing] : '',
      sheet,
    ].join(' | ')
  })
  const head = [
    'situation',
    'where it stands',
    'what follows',
    'whose turn',
    'next action',
    'while a sum is due',
    'open sheet',
  ]
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map(row => `| ${row} |`).join('\n')
}

test('a sum that is due is always led to: by the next action, or beside it; before it is due by neither', () => {
  const ways = SITUATIONS.map(
    name => [name, nextAction(name, true) === 'pay', owesBeside(name, true)] as const,
  )
  const beside = ways.filter(([, , shown]) => shown).map(([name]) => name)
  expect(beside).toEqual(['to-answer', 'to-review', 'asked-on-site', 'to-accept'])
  const next = ways.filter(([, first]) => first).map(([name]) => name)
  expect(next).toEqual(['answered', 'making', 'corrections', 'approved', 'delivered', 'off-line', 'over'])
  expect(SITUATIONS.filter(name => owesBeside(name, false))).toEqual([])
})
