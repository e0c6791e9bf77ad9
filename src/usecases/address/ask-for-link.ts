import type { AskedLink } from '~/domain/jobs'
import type { ClientActor } from '~/domain/journal/actor'
import { canBeEmail } from '~/domain/text/can-be-email'
import { addJob } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'

/**
 * Has the way in looked for and mailed later, so that neither the answer nor the time that it takes tells whose an address
 * is. What cannot be an address is nobody's.
 */
export async function askForLink({ db }: Pick<Deps, 'db'>, by: ClientActor, asked: AskedLink) {
  const email = asked.email.trim()
  if (canBeEmail(email)) await addJob(db, 'mail-asked-link', { ...asked, email, ip: by.ip })
}
