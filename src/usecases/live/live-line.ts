import type { LiveMessage } from '~/domain/live/message'

/** How a stream's line is used: what it is told, and that it is to end. */
export interface LiveLine {
  send: (message: LiveMessage) => void
  end: () => void
}

export interface Followed {
  /** Called as often as the stream says that it lives. @returns where its client goes on after a break */
  beat: () => Promise<string>
  stop: () => Promise<void>
}
