import type { reminderCalls } from '~/contract/dossier/reminders'
import type { Deps } from '~/usecases/ground/deps'
import { remindByHand } from '~/usecases/reminders/remind-by-hand'
import { readReminders, stopReminders } from '~/usecases/reminders/stop-reminders'
import type { Handlers } from '../../register'

/** The reminders of a dossier: stopped by the link that each carries, or sent by the team. */
export const reminderHandlers = (deps: Deps): Pick<Handlers, keyof typeof reminderCalls> => ({
  readReminders: ({ params }) => readReminders(deps, params.token),
  stopReminders: ({ params, by }) => stopReminders(deps, by, params.token),
  remindByHand: ({ params, by }) => remindByHand(deps, by, params.id),
})
