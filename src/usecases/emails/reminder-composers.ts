import { found } from '~/domain/found'
import { Reminder } from '~/emails/dossier/reminder'
import { makeStopLink } from '../reminders/stop-reminders'
import { waitingFor } from '../reminders/waiting-for'
import { type Composers, dossierOf } from './composers'

/** What keeps a client from losing the thread. */
export const reminderComposers: Composers<'reminder'> = {
  reminder: async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const waiting = found(await waitingFor(deps.db, dossier, deps.clock()))
    const { remaining, slot } = waiting
    const stopLink = await makeStopLink(deps, dossier.id)
    return {
      stopLink,
      subject: 'Votre dossier n’est pas terminé',
      body: Reminder({
        companyName,
        remaining,
        link: slot ? `${link}#piece-${slot}` : link,
        stopLink,
      }),
    }
  },
}
