import { onTestFinished } from 'vitest'
import type { ClientMessage, DossierMessage, TeamMessage } from '../../src/domain/live/message'
import { followLive } from '../../src/web/follow-live'

type Open = Parameters<typeof followLive>[0]

/** What a stream tells while a test lasts. */
export interface Followed<Message> {
  messages: (Message | { kind: 'missed' })[]
  /** Once it was refused for good, or left. */
  over: Promise<void>
  leave: () => void
}

function followed<Message extends TeamMessage | DossierMessage | ClientMessage>(
  open: Open,
): Followed<Message> {
  const messages: Followed<Message>['messages'] = []
  const leaving = new AbortController()
  const over = followLive<Message>(open, message => messages.push(message), leaving.signal)
  onTestFinished(async () => {
    leaving.abort()
    await over
  })
  return { messages, over, leave: () => leaving.abort() }
}

export const followedByTeam = (open: Open) => followed<TeamMessage>(open)
export const followedByClient = (open: Open) => followed<ClientMessage>(open)
export const followedByHolder = (open: Open) => followed<DossierMessage>(open)
