import { array, boolean, coerce, int, minimum, nullable, object, optional, string } from 'zod/mini'
import { aidLimits } from '~/domain/aids/aid'
import { tableOf } from '~/domain/closed-list'
import { answerNames } from '~/domain/eligibility/answers'
import { call } from './call'
import { aidFinding, aidSource } from './shapes/aid-source'
import { aidCard, judgedAid, reason } from './shapes/judged-aid'
import { aidVersion, storedAid, text, trial, version, written } from './shapes/stored-aid'

const answers = object(tableOf(answerNames, () => optional(string())))

export const aidCalls = {
  aids: call({
    method: 'GET',
    path: '/api/aids',
    reader: 'public',
    summary: 'The public aids for a site, judged by the simulator’s answers; unknown answers exclude nothing',
    query: answers,
    reply: object({ aids: array(judgedAid) }),
  }),
  aid: call({
    method: 'GET',
    path: '/api/aids/{slug}',
    reader: 'public',
    summary: 'One aid, its conditions, its source and the date of the last check',
    reply: object({ ...aidCard.shape, conditions: array(string()), html: string() }),
  }),
  listAids: call({
    method: 'GET',
    path: '/api/admin/aids',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'The catalogue, published or proposed, the oldest check first',
    reply: object({ aids: array(storedAid) }),
  }),
  createAid: call({
    method: 'POST',
    path: '/api/admin/aids',
    reader: 'admin',
    permission: 'edit-contents',
    summary:
      'Writes a new aid; refused without source, date, signing rule, or with a rule that cannot be judged',
    body: written,
    status: 201,
    reply: storedAid,
  }),
  getAid: call({
    method: 'GET',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'An aid as it was typed',
    reply: storedAid,
  }),
  updateAid: call({
    method: 'PUT',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Changes an aid; refused when somebody changed it since `version`',
    body: object({ ...written.shape, ...version }),
    reply: storedAid,
  }),
  tryAid: call({
    method: 'POST',
    path: '/api/admin/aids/trial',
    reader: 'admin',
    permission: 'edit-contents',
    noted: false,
    summary:
      'What these conditions answer to somebody, before they are saved; refused when a rule cannot be trusted',
    body: trial,
    reply: object({ outcome: judgedAid.shape.outcome, because: array(reason) }),
  }),
  aidVersions: call({
    method: 'GET',
    path: '/api/admin/aids/{id}/versions',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'What an aid said at each change, the newest first',
    reply: object({ versions: array(aidVersion) }),
  }),
  confirmAid: call({
    method: 'POST',
    path: '/api/admin/aids/{id}/check',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Says that the source was read again today and that the aid is open',
    body: object({ source_url: text(aidLimits.source_url), ...version }),
    reply: storedAid,
  }),
  aidFindings: call({
    method: 'GET',
    path: '/api/admin/aid-sources',
    reader: 'admin',
    permission: 'edit-contents',
    noted: false,
    summary: 'What the nightly watch found in the sources of published aids and nobody has read yet',
    reply: object({
      /** Whether pages are asked at all (AIDS_WATCH). */
      watching: boolean(),
      asked_at: nullable(string()),
      findings: array(aidFinding),
    }),
  }),
  aidSources: call({
    method: 'GET',
    path: '/api/admin/aids/{id}/sources',
    reader: 'admin',
    permission: 'edit-contents',
    noted: false,
    summary: 'Where an aid is read: what each source said when it was last confirmed, and what it says now',
    reply: object({ sources: array(aidSource) }),
  }),
  confirmAidSource: call({
    method: 'POST',
    path: '/api/admin/aids/{id}/sources/{origin}/reading',
    reader: 'admin',
    permission: 'edit-contents',
    summary:
      'Says that a finding was read: a changed or moved source counts as read today; 409 when it changed since',
    body: object({ found_at: text(40), ...version }),
    reply: storedAid,
  }),
  deleteAid: call({
    method: 'DELETE',
    path: '/api/admin/aids/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Removes an aid for good; neither its file nor an import brings it back',
    query: object({ version: coerce.number().check(int(), minimum(1)) }),
    status: 204,
    reply: object({}),
  }),
}
