import * as z from 'zod/mini'
import {
  CLIENT_MESSAGE_MAX,
  FILES_A_MESSAGE,
  MESSAGE_SIDES,
  TEAM_MESSAGE_MAX,
} from '~/domain/dossier/messages'
import { adminCall, call } from '../call'
import { instant } from '../shapes/instant'

/** Words, files that were sent up for them, or both. */
const written = (max: number) =>
  z.object({
    text: z.string().check(z.trim(), z.maxLength(max)),
    files: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(FILES_A_MESSAGE)), []),
  })

const named = { id: z.string(), filename: z.string(), size: z.number() }

/** The thread between a client and the team; the administration reads it with the dossier. */
export const messageCalls = {
  readMessages: call('GET /api/company/{id}/messages', {
    reader: 'public',
    summary: 'What the client and the team wrote to each other, the first first',
    reply: z.object({
      messages: z.array(
        z.object({
          from: z.enum(MESSAGE_SIDES),
          text: z.string(),
          at: instant,
          /** `opens`: the holder may read it, as it is the team’s and nothing was found in it. */
          files: z.array(z.object({ ...named, opens: z.boolean() })),
        }),
      ),
      /** Sent up by the holder for a message that is not written yet. */
      unsent: z.array(z.object(named)),
    }),
  }),
  writeToTeam: call('POST /api/company/{id}/messages', {
    reader: 'public',
    budget: 'company-change',
    summary: 'A message to the team, which answers by e-mail and on the dossier’s page',
    body: written(CLIENT_MESSAGE_MAX),
  }),
  addMessageFile: call('POST /api/company/{id}/message-files', {
    reader: 'public',
    budget: 'company-upload',
    summary: 'Sends up a file for the message that will name it; it goes a day later where none does',
    body: 'multipart',
    status: 201,
    reply: z.object(named),
  }),
  removeMessageFile: call('DELETE /api/company/{id}/message-files/{file}', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Takes back a file that stands in no message yet',
  }),
  readMessageFile: call('GET /api/company/{id}/message-files/{file}', {
    reader: 'public',
    summary:
      'The bytes of a file that the team sent, as an attachment; what the client gave is never given out',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
  writeToClient: adminCall('POST /api/admin/dossier/{id}/messages', {
    permission: 'work-dossiers',
    noted: false,
    summary:
      'A message to the client, by e-mail and on his page, where its files wait; what he wrote counts as answered',
    body: written(TEAM_MESSAGE_MAX),
  }),
  addFileForClient: adminCall('POST /api/admin/dossier/{id}/message-files', {
    permission: 'work-dossiers',
    summary: 'Sends up a file for the message to the client that will name it',
    body: 'multipart',
    status: 201,
    reply: z.object(named),
  }),
  removeFileForClient: adminCall('DELETE /api/admin/dossier/{id}/message-files/{file}', {
    permission: 'work-dossiers',
    summary: 'Takes back a file of the team’s that stands in no message yet',
  }),
  settleMessages: adminCall('POST /api/admin/dossier/{id}/messages/settled', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that what the client wrote needs no written answer',
  }),
}
