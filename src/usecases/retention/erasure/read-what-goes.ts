import type { Db } from '~/store/database/database'
import { emailsOf } from '~/store/emails/emails'
import { documentsOf } from '~/store/pieces/documents'
import { messageFilesOf } from '~/store/pieces/message-files'
import { siteFilesOf } from '~/store/sites/site-files'
import { photoFilesOfUnpublished } from '~/store/sites/site-photos'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'

export async function readWhatGoes(trx: Db, id: string) {
  const [documents, emails, transmissions, siteFiles, photoFiles, messageFiles] = await Promise.all([
    documentsOf(trx, id),
    emailsOf(trx, id),
    transmissionsOf(trx, id),
    siteFilesOf(trx, id),
    photoFilesOfUnpublished(trx, id),
    messageFilesOf(trx, id),
  ])
  return {
    jobs: [
      ...emails.map(email => `email:${email.id}`),
      ...messageFiles.map(file => `inspect-message-file:${file.id}`),
      ...transmissions.map(transmission => `transmission:${transmission.id}`),
    ],
    leftovers: {
      file_keys: [...[...documents, ...siteFiles, ...messageFiles].map(file => file.file_key), ...photoFiles],
      message_ids: [...emails, ...transmissions].map(message => message.message_id),
    },
  }
}
