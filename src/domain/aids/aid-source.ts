import { DAY_MS } from '../milliseconds'

/** Where an aid is read: the page that its body keeps of it, and its record in the register of aides-entreprises.fr. */
export const sourceOrigins = ['page', 'register'] as const
export type SourceOrigin = (typeof sourceOrigins)[number]

/** What the watch asks the team to look at. */
export const sourceFindings = ['changed', 'moved', 'vanished', 'silent'] as const
export type SourceFinding = (typeof sourceFindings)[number]

/** Why nothing was read of a page. */
export const silenceReasons = [
  'unreachable',
  'too-slow',
  'refused',
  'failing',
  'private',
  'too-long',
  'no-text',
  'turns-in-circles',
] as const
export type SilenceReason = (typeof silenceReasons)[number]

/** What one question to a source brought. */
export type SourceAnswer =
  | {
      kind: 'text'
      status: number
      etag: string | null
      /** The address that answered, where it is another than the one that was asked. */
      moved_to: string | null
      text: string
    }
  /** 304: as it was when its tag was given. */
  | { kind: 'same' }
  | { kind: 'gone'; status: number }
  | { kind: 'silent'; status: number | null; reason: SilenceReason }

/** What is known of a source: one row of `aid_sources`, without its aid. */
export interface SourceKnown {
  address: string
  asked_at: Date
  /** Of the last answer; null where there was none, and for a record of the register. */
  status: number | null
  etag: string | null
  /** When its text last came whole: a tag alone is not believed for longer than a week. */
  whole_at: Date | null
  moved_to: string | null
  /** What it said when somebody last confirmed it, or when it was first asked; null before. */
  read_text: string | null
  /** What it says now, where that is something else. */
  seen_text: string | null
  /** Questions without an answer, in a row. */
  failures: number
  reason: SilenceReason | null
  finding: SourceFinding | null
  found_at: Date | null
  /** A finding that the team has noted already: it is not told again while it lasts. */
  noted: SourceFinding | null
}

/** So many nights without an answer make a task: one night is the weather. */
const NIGHTS = 3

/** Servers that say « not modified » whatever they changed are asked for all of it once a week. */
const TAG_BELIEVED_MS = 7 * DAY_MS

/** The tag to ask with; null: the whole page is wanted. */
export function tagToSend({ etag, whole_at, status }: SourceKnown, now: Date): string | null {
  const fresh = whole_at !== null && now.getTime() - whole_at.getTime() < TAG_BELIEVED_MS
  return fresh && status === 200 ? etag : null
}

/**
 * What is known after an answer. A source that is asked for the first time gives what later answers are compared with:
 * nothing is found but that it leads elsewhere or is gone.
 * @param known null for the first time
 */
export function afterAnswer(
  known: SourceKnown | null,
  { address, answer, now }: { address: string; answer: SourceAnswer; now: Date },
): SourceKnown {
  const before = known?.address === address ? known : firstSeen(address, now)
  switch (answer.kind) {
    case 'same':
      return { ...before, asked_at: now, failures: 0, reason: null }
    case 'text':
      return heard(before, answer, now)
    case 'gone': {
      const gone = { ...before, asked_at: now, status: answer.status, etag: null, failures: 0, reason: null }
      return found({ ...gone, seen_text: null, moved_to: null }, 'vanished', now)
    }
    case 'silent': {
      const { status, reason } = answer
      const silent = { ...before, asked_at: now, status, reason, failures: before.failures + 1 }
      // What was found before stays to be looked at: a page that changed may also be slow.
      return silent.failures < NIGHTS || before.finding !== null ? silent : found(silent, 'silent', now)
    }
  }
}

function heard(before: SourceKnown, answer: SourceAnswer & { kind: 'text' }, now: Date): SourceKnown {
  const { text, status, etag, moved_to } = answer
  const read_text = before.read_text ?? (moved_to === null ? text : null)
  const here = { ...before, asked_at: now, whole_at: now, status, etag, moved_to, read_text }
  const same = { ...here, failures: 0, reason: null }
  if (moved_to !== null) return found({ ...same, seen_text: text }, 'moved', now)
  if (text !== read_text) return found({ ...same, seen_text: text }, 'changed', now)
  return { ...same, seen_text: null, finding: null, found_at: null, noted: null }
}

function found(now_known: SourceKnown, finding: SourceFinding, now: Date): SourceKnown {
  if (now_known.noted === finding) return { ...now_known, finding: null, found_at: null }
  const found_at = now_known.finding === finding ? now_known.found_at : now
  return { ...now_known, noted: null, finding, found_at }
}

/** What is known once somebody has read both texts, or noted that there is no page any more. */
export function afterReading(known: SourceKnown): SourceKnown {
  const { finding, seen_text } = known
  const done = { ...known, finding: null, found_at: null, failures: 0 }
  if (finding === 'vanished' || finding === 'silent') return { ...done, noted: finding }
  return {
    ...done,
    address: known.moved_to ?? known.address,
    moved_to: null,
    read_text: seen_text ?? known.read_text,
    seen_text: null,
  }
}

const firstSeen = (address: string, asked_at: Date): SourceKnown => ({
  address,
  asked_at,
  status: null,
  etag: null,
  whole_at: null,
  moved_to: null,
  read_text: null,
  seen_text: null,
  failures: 0,
  reason: null,
  finding: null,
  found_at: null,
  noted: null,
})
