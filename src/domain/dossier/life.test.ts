import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOSSIER_STATUSES } from './dossier'
import {
  advance,
  COMMAND_NAMES,
  COMMANDS,
  CONDITIONS,
  type DossierLife,
  openToAccount,
  toldStatus,
} from './life'

/** Every state that the facts of a dossier can make. */
const LIVES: DossierLife[] = DOSSIER_STATUSES.flatMap(status =>
  [true, false].flatMap(signed =>
    [null, 'Soumis' as const, 'Incomplet' as const].flatMap(undoableTo =>
      [0, 1].flatMap(due =>
        [true, false].flatMap(mayRenounce =>
          (['none', 'open', 'over'] as const).map(choice => ({
            ...{ status, signed, undoableTo, due, mayRenounce, choice },
          })),
        ),
      ),
    ),
  ),
)

const life = (change: Partial<DossierLife>): DossierLife => ({
  ...{ status: 'Soumis', signed: true, undoableTo: null, due: 0, mayRenounce: false, choice: 'none' },
  ...change,
})

/** The table of the specification, written out: from, command, to; `~` only while undoable, `!` only after. */
const WRITTEN = [
  'Nouveau hand-in Soumis',
  'Incomplet hand-in Soumis',
  'Nouveau ask-pieces Incomplet',
  'Soumis ask-pieces Incomplet',
  'Soumis accept Accepté',
  'Soumis refuse Refusé',
  'Incomplet refuse Refusé',
  'Nouveau refuse Refusé',
  'Accepté undo Soumis~',
  'Refusé undo Soumis~',
  'Accepté announce Accepté~',
  'Payé announce Payé~',
  'Refusé announce Refusé~',
  'Nouveau renounce Refusé',
  'Incomplet renounce Refusé',
  'Soumis renounce Refusé',
  'Accepté renounce Refusé',
  'Refusé renounce Refusé~',
  'Accepté renounce-for-client Refusé!',
  'Accepté continue Accepté!',
  'Accepté continue-for-client Accepté!',
  'Accepté continue-by-paying Accepté!',
  'Accepté pay Payé',
  'Payé correct-payment Accepté',
  'Accepté reopen Soumis!',
  'Refusé start-over Incomplet!',
]

describe.each([null, 'Soumis'] as const)('a signed dossier, undoable to %s', undoableTo => {
  test.each(DOSSIER_STATUSES)('%s', status => {
    const state = life({ status, undoableTo, mayRenounce: true, choice: 'open' })
    const led = COMMAND_NAMES.flatMap(name => {
      const due = name === 'correct-payment' ? 100 : 0
      const step = advance({ ...state, due }, name)
      return step ? [`${status} ${name} ${step.to}`] : []
    })
    const written = WRITTEN.filter(line => line.startsWith(`${status} `))
      .filter(line => !line.endsWith(undoableTo ? '!' : '~'))
      .map(line => line.replace(/[~!]$/, ''))
    expect(led.sort()).toEqual(written.sort())
  })
})

test('a dossier is signed where it may still be handed in, once, and never while a decision waits', () => {
  const led = LIVES.filter(state => advance(state, 'sign'))
  expect(new Set(led.map(({ status, signed, undoableTo }) => [status, signed, undoableTo].join()))).toEqual(
    new Set(['Nouveau,false,', 'Incomplet,false,']),
  )
  for (const state of led) expect(advance(state, 'sign')?.to).toBe(state.status)
})

test('an unsigned dossier is neither handed in nor renounced, and refused once it was sent back only', () => {
  for (const status of ['Nouveau', 'Incomplet'] as const) {
    const unsigned = life({ status, signed: false })
    expect(advance(unsigned, 'hand-in')).toBeNull()
    expect(advance(unsigned, 'renounce')).toBeNull()
    expect(advance(unsigned, 'refuse') !== null).toBe(status === 'Incomplet')
  }
})

test('money decides about paid, and the delay about renouncing', () => {
  expect(advance(life({ status: 'Accepté', due: 1 }), 'pay')).toBeNull()
  expect(advance(life({ status: 'Accepté', due: -1 }), 'pay')?.to).toBe('Payé')
  expect(advance(life({ status: 'Payé', due: 0 }), 'correct-payment')).toBeNull()
  expect(advance(life({ status: 'Accepté', mayRenounce: false }), 'renounce')).toBeNull()
})

test('« Je continue » is said within the delay, a payment says it late too, and silence ends the dossier after it', () => {
  const said = (choice: DossierLife['choice']) =>
    COMMAND_NAMES.filter(
      name => /continue|lapse/.test(name) && advance(life({ status: 'Accepté', choice }), name),
    )
  expect(said('none')).toEqual([])
  expect(said('open')).toEqual(['continue', 'continue-for-client', 'continue-by-paying'])
  expect(said('over')).toEqual(['continue-by-paying', 'lapse'])
  expect(advance(life({ status: 'Accepté', choice: 'over' }), 'lapse')?.to).toBe('Refusé')
})

test('undoing leads back to where the decision came from, and nobody is told before', () => {
  const refused = life({ status: 'Refusé', undoableTo: 'Incomplet' })
  expect(advance(refused, 'undo')).toEqual({
    to: 'Incomplet',
    effects: ['drop-decision', 'resume-transmissions'],
  })
  expect(toldStatus(refused)).toBe('Incomplet')
  expect(toldStatus(life({ status: 'Refusé' }))).toBe('Refusé')
})

test('no state offers an account two ways to the same status', () => {
  for (const state of LIVES) {
    const goals = openToAccount(state).map(({ to }) => to)
    expect(new Set(goals).size).toBe(goals.length)
  }
})

test('every command and every move is taken in some state', () => {
  const taken = COMMAND_NAMES.flatMap(name =>
    COMMANDS[name].moves.map(
      move =>
        LIVES.filter(state => (move.from as readonly string[]).includes(state.status) && advance(state, name))
          .length,
    ),
  )
  expect(Math.min(...taken)).toBeGreaterThan(0)
})

test('docs/dossier-life.md prints this table', () => {
  expect(readFileSync('docs/dossier-life.md', 'utf8')).toContain(`\n${lifeTable()}\n`)
})

function lifeTable(): string {
  const rows = COMMAND_NAMES.flatMap(name => {
    const { by, asks, moves } = COMMANDS[name]
    return moves.map(({ from, to, when, effects }) =>
      [
        name,
        by,
        from.join(', '),
        to,
        when.map(condition => CONDITIONS[condition].label).join(', ') || '–',
        asks,
        effects.join(', ') || '–',
      ].join(' | '),
    )
  })
  const head = ['command', 'by', 'from', 'to', 'when', 'asks', 'what follows']
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map(row => `| ${row} |`).join('\n')
}
