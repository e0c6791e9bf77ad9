import { canBeEmail } from '~/domain/text/can-be-email'
import { HOUR_MS } from '../../milliseconds'
import { formField } from './form-field'

/** What a visitor of a client's site may report to its host (LCEN, article 6; DSA, article 16), with its words. */
export const NOTICE_REASON_LABELS = {
  'child-abuse': 'Atteinte à un mineur',
  violence: 'Menace, appel à la violence ou apologie du terrorisme',
  hate: 'Injure, haine ou discrimination',
  privacy: 'Atteinte à la vie privée ou à mes données',
  counterfeit: 'Contrefaçon\u00a0: marque, photo ou texte repris sans droit',
  fraud: 'Tromperie ou escroquerie',
  defamation: 'Diffamation',
  other: 'Autre contenu contraire à la loi',
} as const

export type NoticeReason = keyof typeof NOTICE_REASON_LABELS

/** Why a notice is kept apart: its address or its site had many, or it fills what nobody sees. */
export const NOTICE_SUSPICIONS = ['budget', 'honeypot'] as const
export type NoticeSuspicion = (typeof NOTICE_SUSPICIONS)[number]

export const NOTICE_DECISIONS = ['upheld', 'dismissed'] as const
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number]

/** What was sent. The names are those of the form. */
export interface SiteNotice {
  reason: string
  /** The address of what is reported, exactly (DSA 16.2 b). */
  page: string
  text: string
  name: string
  email: string
  /** What is said is believed to be true (DSA 16.2 d). */
  good_faith: string
}

export type NoticeField = keyof SiteNotice

/** Within how many hours we decide: a day where somebody may be in danger, else three. */
const HOURS: Record<NoticeReason, number> = {
  'child-abuse': 24,
  violence: 24,
  hate: 24,
  privacy: 72,
  counterfeit: 72,
  fraud: 72,
  defamation: 72,
  other: 72,
}

/** By when a notice is decided. */
export const decideBefore = (reason: NoticeReason, received: Date): Date =>
  new Date(received.getTime() + HOURS[reason] * HOUR_MS)

const MOST: Record<NoticeField, number> = {
  reason: 20,
  page: 500,
  text: 4_000,
  name: 100,
  email: 254,
  good_faith: 3,
}

/** What was sent, without what no honest text holds. @param form of an urlencoded body; other fields are passed over */
export function noticeOf(form: URLSearchParams): SiteNotice {
  const field = (name: NoticeField) => formField(form, name)
  return {
    ...{ reason: field('reason'), page: field('page'), text: field('text') },
    ...{ name: field('name'), email: field('email'), good_faith: field('good_faith') },
  }
}

export const isNoticeReason = (reason: string): reason is NoticeReason =>
  Object.hasOwn(NOTICE_REASON_LABELS, reason)

/** Who reports what is done to a child need not say who he is (DSA 16.2 c). */
const mayBeNameless = (reason: string) => reason === 'child-abuse'

/** What of a notice cannot be used, in the order of the form. */
export function noticeErrors(notice: SiteNotice): { field: NoticeField; message: string }[] {
  const { reason, page, text, name, email, good_faith } = notice
  const named = !mayBeNameless(reason)
  const wrong = (bad: boolean, field: NoticeField, message: string) => (bad ? [{ field, message }] : [])
  const long = (field: NoticeField) =>
    wrong(
      notice[field].length > MOST[field],
      field,
      `Ce texte est trop long\u00a0: ${MOST[field]} signes au plus.`,
    )
  return [
    ...wrong(!isNoticeReason(reason), 'reason', 'Choisissez ce que vous signalez.'),
    ...wrong(page === '', 'page', 'Donnez l’adresse de la page.'),
    ...long('page'),
    ...wrong(text === '', 'text', 'Dites ce qui est contraire à la loi, et pourquoi.'),
    ...long('text'),
    ...wrong(named && name === '', 'name', 'Donnez votre nom.'),
    ...long('name'),
    ...wrong(named && email === '', 'email', 'Donnez votre e-mail\u00a0: notre décision vous y parviendra.'),
    ...wrong(
      email !== '' && !canBeEmail(email),
      'email',
      'Cette adresse e-mail n’est pas complète\u00a0: vérifiez-la.',
    ),
    ...wrong(good_faith !== 'oui', 'good_faith', 'Cochez la case de bonne foi.'),
  ]
}
