import * as z from 'zod/mini'
import { aidLimits } from '~/domain/aids/aid'
import { tableOf } from '~/domain/closed-list'
import { answerNames } from '~/domain/eligibility/answers'
import { adminCall, call } from '../call'
import { aidFinding, aidSource } from '../shapes/aid-source'
import { instant } from '../shapes/instant'
import { aidCard, judgedAid, reason } from '../shapes/judged-aid'
import { aidVersion, storedAid, text, trial, version, written } from '../shapes/stored-aid'

const answers = z.object(tableOf(answerNames, () => z.optional(z.string())))

export const aidCalls = {
  aids: call('GET /api/aids', {
    reader: 'public',
    summary: 'The public aids for a site, judged by the simulator’s answers; unknown answers exclude nothing',
    query: answers,
    reply: z.object({ aids: z.array(judgedAid) }),
  }),
  aid: call('GET /api/aids/{slug}', {
    reader: 'public',
    summary: 'One aid, its conditions, its source and the date of the last check',
    reply: z.object({ ...aidCard.shape, conditions: z.array(z.string()), html: z.string() }),
  }),
  listAids: adminCall('GET /api/admin/aids', {
    permission: 'edit-contents',
    summary: 'The catalogue, published or proposed, the oldest check first',
    reply: z.object({ aids: z.array(storedAid) }),
  }),
  createAid: adminCall('POST /api/admin/aids', {
    permission: 'edit-contents',
    summary:
      'Writes a new aid; refused without source, date, signing rule, or with a rule that cannot be judged',
    body: written,
    status: 201,
    reply: storedAid,
  }),
  getAid: adminCall('GET /api/admin/aids/{id}', {
    permission: 'edit-contents',
    summary: 'An aid as it was typed',
    reply: storedAid,
  }),
  updateAid: adminCall('PUT /api/admin/aids/{id}', {
    permission: 'edit-contents',
    summary: 'Changes an aid; refused when somebody changed it since `version`',
    body: z.object({ ...written.shape, ...version }),
    reply: storedAid,
  }),
  tryAid: adminCall('POST /api/admin/aids/trial', {
    permission: 'edit-contents',
    noted: false,
    summary:
      'What these conditions answer to somebody, before they are saved; refused when a rule cannot be trusted',
    body: trial,
    reply: z.object({ outcome: judgedAid.shape.outcome, because: z.array(reason) }),
  }),
  aidVersions: adminCall('GET /api/admin/aids/{id}/versions', {
    permission: 'edit-contents',
    summary: 'What an aid said at each change, the newest first',
    reply: z.object({ versions: z.array(aidVersion) }),
  }),
  confirmAid: adminCall('POST /api/admin/aids/{id}/check', {
    permission: 'edit-contents',
    summary: 'Says that the source was read again today and that the aid is open',
    body: z.object({ source_url: text(aidLimits.source_url), ...version }),
    reply: storedAid,
  }),
  aidFindings: adminCall('GET /api/admin/aid-sources', {
    permission: 'edit-contents',
    noted: false,
    summary: 'What the nightly watch found in the sources of published aids and nobody has read yet',
    reply: z.object({
      /** Whether pages are asked at all (AIDS_WATCH). */
      watching: z.boolean(),
      asked_at: z.nullable(instant),
      findings: z.array(aidFinding),
    }),
  }),
  aidSources: adminCall('GET /api/admin/aids/{id}/sources', {
    permission: 'edit-contents',
    noted: false,
    summary: 'Where an aid is read: what each source said when it was last confirmed, and what it says now',
    reply: z.object({ sources: z.array(aidSource) }),
  }),
  confirmAidSource: adminCall('POST /api/admin/aids/{id}/sources/{origin}/reading', {
    permission: 'edit-contents',
    summary:
      'Says that a finding was read: a changed or moved source counts as read today; 409 when it changed since',
    body: z.object({ found_at: text(40), ...version }),
    reply: storedAid,
  }),
  deleteAid: adminCall('DELETE /api/admin/aids/{id}', {
    permission: 'edit-contents',
    summary: 'Removes an aid for good; neither its file nor an import brings it back',
    query: z.object({ version: z.coerce.number().check(z.int(), z.minimum(1)) }),
  }),
}
