import { ROLE_LABELS } from '../access/permission'
import { ELIGIBILITY_ANSWER_LABELS } from '../dossier/eligibility-answer'
import { BULK_ACTION_LABELS } from '../dossier/lists/bulk'
import { DOCUMENT_CHECKS } from '../dossier/pieces/document-checks'
import { DOCUMENT_LABELS } from '../dossier/pieces/document-kind'
import { ANSWER_LABELS } from '../eligibility/answers'
import { EMAIL_LABELS } from '../email/email-labels'
import { AVOIR_MOTIVE_LABELS } from '../invoice/avoir-motive'
import { PAYER_LABELS } from '../invoice/settlement'
import { MOVEMENT_LABELS } from '../leads/ledger'
import { DOMAIN_CHANGE_LABELS } from '../site/domains/client-domain'
import { COMMENT_STATE_LABELS } from '../site/site-comment'
import { SITE_STAGE_LABELS } from '../site/site-project'
import type { FactName } from './event'
import { CONTINUATION_WORDS } from './event-facts'
import { NOTED_CALL_LABELS } from './noted-call'

/** The label of a code; what no list knows any more stands as it was written. */
const labelled =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string => {
    const code = String(value)
    return (Object.hasOwn(labels, code) && labels[code]) || code
  }

const yesOrNo = (value: unknown) => (value ? 'oui' : 'non')

const checkLabel = (value: unknown) =>
  Object.values(DOCUMENT_CHECKS)
    .flat()
    .find(({ id }) => id === value)?.words ?? String(value)

/** Facts whose values are codes; the others are numbers, fingerprints, names and French already. */
export const FACT_VALUES: { [Name in FactName]?: (value: unknown) => string } = {
  document_type: labelled(DOCUMENT_LABELS),
  documents: value => [value].flat().map(labelled(DOCUMENT_LABELS)).join(', '),
  kind: labelled(EMAIL_LABELS),
  offer: labelled({ 'in-force': 'en vigueur', proposed: 'à confirmer', withdrawn: 'retirée' }),
  role: labelled(ROLE_LABELS),
  ticked: yesOrNo,
  shared: yesOrNo,
  on_behalf: yesOrNo,
  published: yesOrNo,
  content_kind: value => (value === 'article' ? 'article' : 'page'),
  check: checkLabel,
  answer: labelled(ELIGIBILITY_ANSWER_LABELS),
  call: labelled(NOTED_CALL_LABELS),
  transfer: labelled(MOVEMENT_LABELS),
  motive: labelled(AVOIR_MOTIVE_LABELS),
  payer: labelled(PAYER_LABELS),
  word: labelled(CONTINUATION_WORDS),
  seal: value => `B-${value}`,
  by: value => (value === 'code' ? 'code' : 'lien'),
  stage: labelled(SITE_STAGE_LABELS),
  part: value => (value === 'facts' ? 'informations' : 'présentation'),
  approved: yesOrNo,
  state: labelled(COMMENT_STATE_LABELS),
  change: labelled(DOMAIN_CHANGE_LABELS),
  question: labelled(ANSWER_LABELS),
  bulk_action: labelled(BULK_ACTION_LABELS),
  channel: value => (value === 'email' ? 'e-mail' : 'HTTPS'),
}
