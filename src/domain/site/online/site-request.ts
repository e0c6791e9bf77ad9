import { canBeEmail } from '~/domain/text/can-be-email'
import { formField } from './form-field'

/** What a visitor of a client's site asks of the firm. The names are those of the form. */
export interface SiteRequest {
  name: string
  telephone: string
  email: string
  text: string
}

export type SiteRequestField = keyof SiteRequest

/** Why a request is kept apart: its address or its site had many, it is full of links, or it fills what nobody sees. */
export const REQUEST_SUSPICIONS = ['budget', 'links', 'honeypot'] as const
export type RequestSuspicion = (typeof REQUEST_SUSPICIONS)[number]

/** The same in words. */
export const REQUEST_SUSPICION_LABELS: Record<RequestSuspicion, string> = {
  budget: 'Beaucoup de demandes à la fois',
  links: 'Beaucoup de liens',
  honeypot: 'Remplie par un programme',
}

/** The field of the form that people do not see. */
export const REQUEST_TRAP = 'website'

/** What a firm answers to one request by e-mail: so many times, so many signs. */
export const MOST_ANSWERS = 3
export const LONGEST_ANSWER = 4_000

/** As many signs as the fields of the form take. */
const MOST: Record<SiteRequestField, number> = { name: 100, telephone: 30, email: 254, text: 4_000 }
/** Of health trades the text holds a wished moment, and nothing else. */
const MOST_OF_MOMENT = 200

/** What was sent, without what no honest text holds. @param form of an urlencoded body; other fields are passed over */
export function requestOf(form: URLSearchParams): SiteRequest {
  const field = (name: SiteRequestField) => formField(form, name)
  return { name: field('name'), telephone: field('telephone'), email: field('email'), text: field('text') }
}

/** What of a request cannot be used, in the order of the form. @param health whether the firm's trade is one of health */
export function requestErrors(
  request: SiteRequest,
  health: boolean,
): { field: SiteRequestField; message: string }[] {
  const { name, telephone, email, text } = request
  const most = { ...MOST, ...(health ? { text: MOST_OF_MOMENT } : {}) }
  const wanted = health ? 'Dites quel moment vous conviendrait.' : 'Dites ce qu’il vous faut.'
  return [
    ...said(text === '', 'text', wanted),
    ...said(text.length > most.text, 'text', `Ce texte est trop long\u00a0: ${most.text} signes au plus.`),
    ...said(name === '', 'name', 'Donnez votre nom.'),
    ...said(name.length > most.name, 'name', 'Ce nom est trop long.'),
    ...said(
      !reached(request, health),
      'telephone',
      health ? 'Donnez votre téléphone.' : 'Donnez un téléphone ou un e-mail.',
    ),
    ...said(
      telephone !== '' && !canRing(telephone),
      'telephone',
      'Ce numéro ne peut pas être appelé\u00a0: vérifiez-le.',
    ),
    ...said(
      email !== '' && !canBeEmail(email),
      'email',
      'Cette adresse e-mail n’est pas complète\u00a0: vérifiez-la.',
    ),
  ]
}

const said = (wrong: boolean, field: SiteRequestField, message: string) => (wrong ? [{ field, message }] : [])

const reached = ({ telephone, email }: SiteRequest, health: boolean) =>
  telephone !== '' || (!health && email !== '')

const canRing = (telephone: string) =>
  telephone.length <= MOST.telephone &&
  /^\+?[\d\s().-]+$/.test(telephone) &&
  /\d(?:\D*\d){5,14}/.test(telephone)

/** Whether a text is mostly an errand of machines. */
export const isFullOfLinks = ({ text, name }: SiteRequest): boolean =>
  (text.match(/https?:\/\/|www\./gi)?.length ?? 0) >= 3 || /https?:\/\/|www\./i.test(name)
