import { keysOf } from '../closed-list'
import type { ChoiceState } from '../invoice/partial-grant'
import type { DossierStatus } from './dossier'

/** What decides which commands a dossier takes now. */
export interface DossierLife {
  status: DossierStatus
  /** Its invoice is signed. */
  signed: boolean
  /** The status that a decision came from while it can still be undone; else null. */
  undoableTo: DossierStatus | null
  /** Cents that the recorded payments lack, an excess below zero; 0 where nothing is signed. */
  due: number
  /** The grant is below the total, and the notice is young enough to renounce. */
  mayRenounce: boolean
  /** Whether a grant below the total still waits for « Je continue ». */
  choice: ChoiceState
}

/** What must hold beside the status. */
export const CONDITIONS = {
  signed: { label: 'signed', holds: life => life.signed },
  unsigned: { label: 'not signed', holds: life => !life.signed },
  undecided: { label: 'no decision waits', holds: life => life.undoableTo === null },
  undoable: { label: 'decision not announced yet', holds: life => life.undoableTo !== null },
  announced: { label: 'decision announced', holds: life => life.undoableTo === null },
  paid: { label: 'payments reach the total', holds: life => life.due <= 0 },
  underpaid: { label: 'payments below the total', holds: life => life.due > 0 },
  choosing: {
    label: 'a partial grant waits for a choice, within the delay',
    holds: life => life.choice === 'open',
  },
  unanswered: { label: 'a partial grant waits for a choice', holds: life => life.choice !== 'none' },
  silent: { label: 'no choice by the end of the delay', holds: life => life.choice === 'over' },
  renounceable: { label: 'grant below the total, within the delay', holds: life => life.mayRenounce },
} satisfies Record<string, { label: string; holds: (life: DossierLife) => boolean }>

/** What follows from a command; the use cases that give it carry each of them out. */
export type Effect =
  | 'issue-invoice'
  | 'acknowledge'
  | 'transmit'
  | 'ask-pieces'
  | 'draft-again'
  | 'hold-decision'
  | 'drop-decision'
  | 'cancel-invoice'
  | 'end-transmissions'
  | 'resume-transmissions'
  | 'tell-accepted'
  | 'tell-refused'
  | 'tell-reopened'
  | 'begin-work'

interface Move {
  from: readonly DossierStatus[]
  /** `before`: where the decision that is undone came from; `same`: it stays. */
  to: DossierStatus | 'before' | 'same'
  when: readonly (keyof typeof CONDITIONS)[]
  effects: readonly Effect[]
}

/** What a change asks of the account that makes it. */
export const ASKED = ['nothing', 'reason', 'pieces', 'grant', 'motive'] as const
export type Asked = (typeof ASKED)[number]

interface Command {
  by: 'client' | 'account' | 'payment' | 'clock'
  /** What an account must say: why, for `pieces` also which ones; what was granted; the motive of a refusal and a sentence. */
  asks: Asked
  moves: readonly Move[]
}

/**
 * The whole life of a dossier once it is open, which it is at « Nouveau ». What is not in this table is
 * refused; docs/dossier-life.md is printed from it.
 */
export const COMMANDS = {
  sign: {
    by: 'client',
    asks: 'nothing',
    moves: [
      {
        from: ['Nouveau', 'Incomplet'],
        to: 'same',
        when: ['unsigned', 'undecided'],
        effects: ['issue-invoice'],
      },
    ],
  },
  'hand-in': {
    by: 'client',
    asks: 'nothing',
    moves: [
      {
        from: ['Nouveau', 'Incomplet'],
        to: 'Soumis',
        when: ['signed'],
        effects: ['acknowledge', 'transmit'],
      },
    ],
  },
  'ask-pieces': {
    by: 'account',
    asks: 'pieces',
    moves: [{ from: ['Nouveau', 'Soumis'], to: 'Incomplet', when: [], effects: ['ask-pieces'] }],
  },
  accept: {
    by: 'account',
    asks: 'grant',
    moves: [{ from: ['Soumis'], to: 'Accepté', when: [], effects: ['hold-decision'] }],
  },
  refuse: {
    by: 'account',
    asks: 'motive',
    moves: [
      {
        from: ['Soumis', 'Incomplet'],
        to: 'Refusé',
        when: [],
        effects: ['hold-decision', 'end-transmissions'],
      },
      {
        from: ['Nouveau'],
        to: 'Refusé',
        when: ['signed'],
        effects: ['hold-decision', 'end-transmissions'],
      },
    ],
  },
  undo: {
    by: 'account',
    asks: 'nothing',
    moves: [
      {
        from: ['Accepté', 'Refusé'],
        to: 'before',
        when: ['undoable'],
        effects: ['drop-decision', 'resume-transmissions'],
      },
    ],
  },
  announce: {
    by: 'clock',
    asks: 'nothing',
    moves: [
      {
        from: ['Accepté', 'Payé'],
        to: 'same',
        when: ['undoable'],
        effects: ['drop-decision', 'tell-accepted'],
      },
      {
        from: ['Refusé'],
        to: 'same',
        when: ['undoable'],
        effects: ['drop-decision', 'cancel-invoice', 'end-transmissions', 'tell-refused'],
      },
    ],
  },
  renounce: {
    by: 'client',
    asks: 'nothing',
    moves: [
      {
        from: ['Nouveau', 'Incomplet', 'Soumis'],
        to: 'Refusé',
        when: ['signed'],
        effects: ['drop-decision', 'cancel-invoice', 'end-transmissions', 'tell-refused'],
      },
      {
        from: ['Accepté', 'Refusé'],
        to: 'Refusé',
        when: ['undoable'],
        effects: ['drop-decision', 'cancel-invoice', 'end-transmissions', 'tell-refused'],
      },
      {
        from: ['Accepté'],
        to: 'Refusé',
        when: ['announced', 'renounceable'],
        effects: ['drop-decision', 'cancel-invoice', 'end-transmissions', 'tell-refused'],
      },
    ],
  },
  // « Je continue »: until then nothing falls due and no work begins (specification B4).
  continue: {
    by: 'client',
    asks: 'nothing',
    moves: [{ from: ['Accepté'], to: 'same', when: ['announced', 'choosing'], effects: ['begin-work'] }],
  },
  'continue-for-client': {
    by: 'account',
    asks: 'reason',
    moves: [{ from: ['Accepté'], to: 'same', when: ['announced', 'choosing'], effects: ['begin-work'] }],
  },
  'continue-by-paying': {
    by: 'payment',
    asks: 'nothing',
    moves: [{ from: ['Accepté'], to: 'same', when: ['announced', 'unanswered'], effects: ['begin-work'] }],
  },
  lapse: {
    by: 'clock',
    asks: 'nothing',
    moves: [
      {
        from: ['Accepté'],
        to: 'Refusé',
        when: ['announced', 'silent'],
        effects: ['cancel-invoice', 'end-transmissions', 'tell-refused'],
      },
    ],
  },
  'renounce-for-client': {
    by: 'account',
    asks: 'reason',
    moves: [
      {
        from: ['Accepté'],
        to: 'Refusé',
        when: ['announced', 'renounceable'],
        effects: ['hold-decision', 'end-transmissions'],
      },
    ],
  },
  pay: {
    by: 'account',
    asks: 'nothing',
    moves: [{ from: ['Accepté'], to: 'Payé', when: ['paid'], effects: [] }],
  },
  'correct-payment': {
    by: 'account',
    asks: 'nothing',
    moves: [{ from: ['Payé'], to: 'Accepté', when: ['underpaid'], effects: [] }],
  },
  reopen: {
    by: 'account',
    asks: 'reason',
    moves: [{ from: ['Accepté'], to: 'Soumis', when: ['announced'], effects: ['tell-reopened'] }],
  },
  // After its avoir: the invoice is cancelled, so a new one has to be signed.
  'start-over': {
    by: 'account',
    asks: 'reason',
    moves: [
      { from: ['Refusé'], to: 'Incomplet', when: ['announced'], effects: ['draft-again', 'ask-pieces'] },
    ],
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

/** The commands that one kind of actor gives. */
export type CommandOf<By extends Command['by']> = {
  [Name in CommandName]: (typeof COMMANDS)[Name]['by'] extends By ? Name : never
}[CommandName]

/** What may follow from a command. */
export type EffectOf<Name extends CommandName> = (typeof COMMANDS)[Name]['moves'][number]['effects'][number]

/** Where a command leads, and what follows. @returns null where the dossier does not take it now */
export function advance<Name extends CommandName>(
  life: DossierLife,
  command: Name,
): { to: DossierStatus; effects: readonly EffectOf<Name>[] } | null {
  const moves: readonly Move[] = COMMANDS[command].moves
  const move = moves.find(
    ({ from, when }) => from.includes(life.status) && when.every(name => CONDITIONS[name].holds(life)),
  )
  if (!move) return null
  const { to, effects } = move
  return {
    to: to === 'same' ? life.status : to === 'before' ? (life.undoableTo ?? life.status) : to,
    effects: effects as readonly EffectOf<Name>[],
  }
}

export const COMMAND_NAMES = keysOf(COMMANDS)

const isAccountCommand = (name: CommandName): name is CommandOf<'account'> => COMMANDS[name].by === 'account'

/** What an account may do now, each with where it leads. */
export const openToAccount = (life: DossierLife) =>
  COMMAND_NAMES.filter(isAccountCommand).flatMap(command => {
    const step = advance(life, command)
    return step ? [{ command, to: step.to, asks: COMMANDS[command].asks }] : []
  })

/**
 * The status as the dossier's holder may know it: a decision that can still be undone is not told before its
 * e-mail.
 */
export const toldStatus = ({
  status,
  undoableTo,
}: Pick<DossierLife, 'status' | 'undoableTo'>): DossierStatus => undoableTo ?? status
