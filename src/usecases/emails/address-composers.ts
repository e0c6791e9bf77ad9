import { AddressChanged } from '~/emails/address-changed'
import { AddressCode } from '~/emails/address-code'
import { AddressNext } from '~/emails/address-next'
import { AgencyAddressDisowned } from '~/emails/agency/agency-address-disowned'
import { AgencyLinkElsewhere } from '~/emails/agency/agency-link-elsewhere'
import { PieceReplaced } from '~/emails/dossier/piece-replaced'
import { makeCode } from '../address/make-code'
import { makeDossierLink } from '../address/make-dossier-link'
import { type Composers, dossierAlone, dossierForTeam, dossierOf } from './composers'

/** The messages about who somebody is (specification B11). */
export const addressComposers: Composers<
  | 'address-code'
  | 'address-changed'
  | 'address-next'
  | 'piece-replaced'
  | 'agency-address-disowned'
  | 'agency-link-elsewhere'
> = {
  'address-code': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    const { code, subject } = await makeCode(deps, email, { dossier_id: dossier.id })
    return { subject, body: AddressCode({ code, link }) }
  },
  'address-next': async (deps, email) => {
    const { id: dossier_id } = await dossierAlone(deps, email)
    const { code, subject } = await makeCode(deps, email, { dossier_id })
    return { subject, body: AddressNext({ firm: null, code }) }
  },
  'address-changed': async (deps, email) => {
    const dossier = await dossierAlone(deps, email)
    const { from, by_team: byTeam = false } = email.data
    const about = { openedAt: dossier.created_at }
    if (!from) return { subject: 'L’adresse de votre dossier a changé', body: AddressChanged(about) }
    const link = await makeDossierLink(deps, dossier.id, email.recipient)
    return {
      subject: 'L’adresse de votre dossier va changer',
      body: AddressChanged({ ...about, next: { from: new Date(from), link, byTeam } }),
    }
  },
  'piece-replaced': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    return {
      subject: 'Une pièce de votre dossier a été remplacée',
      body: PieceReplaced({ openedAt: dossier.created_at, link }),
    }
  },
  'agency-address-disowned': async (deps, email) => {
    const { dossier, link } = await dossierForTeam(deps, email)
    return {
      subject: 'Un dossier est contesté par le titulaire de son adresse',
      body: AgencyAddressDisowned({ openedAt: dossier.created_at, link }),
    }
  },
  'agency-link-elsewhere': async (deps, email) => {
    const { dossier, link } = await dossierForTeam(deps, email)
    return {
      subject: 'Le lien d’un organisme a été essayé depuis un autre réseau',
      body: AgencyLinkElsewhere({
        bodyName: email.data.body_name,
        invoiceNumber: String(dossier.invoice_number),
        link,
      }),
    }
  },
}
