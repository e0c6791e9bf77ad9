import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { emailsOf } from '~/store/emails'
import { siteFilesOf } from '~/store/site-files'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'

export async function readWhatGoes(trx: Db, id: string) {
  const [documents, emails, transmissions, siteFiles] = await Promise.all([
    documentsOf(trx, id),
    emailsOf(trx, id),
    transmissionsOf(trx, id),
    siteFilesOf(trx, id),
  ])
  return {
    jobs: [
      ...emails.map(email => `email:${email.id}`),
      ...transmissions.map(transmission => `transmission:${transmission.id}`),
    ],
    leftovers: {
      file_keys: [...documents, ...siteFiles].map(file => file.file_key),
      message_ids: [...emails, ...transmissions].map(message => message.message_id),
    },
  }
}
