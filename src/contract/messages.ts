import { array, maxLength, minLength, object, enum as oneOf, string, trim } from 'zod/mini'
import { CLIENT_MESSAGE_MAX, MESSAGE_SIDES, TEAM_MESSAGE_MAX } from '~/domain/dossier/messages'
import { call } from './call'

const words = (max: number) => object({ text: string().check(trim(), minLength(1), maxLength(max)) })

/** The thread between a client and the team; the administration reads it with the dossier. */
export const messageCalls = {
  readMessages: call({
    method: 'GET',
    path: '/api/company/{id}/messages',
    reader: 'public',
    summary: 'What the client and the team wrote to each other, the first first',
    reply: object({
      messages: array(object({ from: oneOf(MESSAGE_SIDES), text: string(), at: string() })),
    }),
  }),
  writeToTeam: call({
    method: 'POST',
    path: '/api/company/{id}/messages',
    reader: 'public',
    budget: 'company-change',
    summary: 'A message to the team, which answers by e-mail and on the dossier’s page',
    body: words(CLIENT_MESSAGE_MAX),
    status: 204,
    reply: object({}),
  }),
  writeToClient: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/messages',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'A message to the client, by e-mail and on his page; what he wrote counts as answered',
    body: words(TEAM_MESSAGE_MAX),
    status: 204,
    reply: object({}),
  }),
  settleMessages: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/messages/settled',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that what the client wrote needs no written answer',
    status: 204,
    reply: object({}),
  }),
}
