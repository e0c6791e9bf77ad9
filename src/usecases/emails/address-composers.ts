import { newCode } from '~/domain/dossier/address-proof'
import { AddressChanged } from '~/emails/address-changed'
import { AddressCode } from '~/emails/address-code'
import { AgencyAddressDisowned } from '~/emails/agency-address-disowned'
import { AgencyLinkElsewhere } from '~/emails/agency-link-elsewhere'
import { PieceReplaced } from '~/emails/piece-replaced'
import { keepCode } from '~/store/dossiers/address-proof'
import { makeDossierLink } from '../address/make-dossier-link'
import { codeHash } from '../address/try-code'
import { type Composers, dossierAlone, dossierForTeam, dossierOf } from './composers'

/** The messages about who somebody is (specification B11). */
export const addressComposers: Composers<
  'address-code' | 'address-changed' | 'piece-replaced' | 'agency-address-disowned' | 'agency-link-elsewhere'
> = {
  'address-code': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    const code = newCode()
    await keepCode(deps.db, {
      email_id: email.id,
      dossier_id: dossier.id,
      email: email.recipient,
      code_hash: codeHash(dossier.id, code),
      sent_at: deps.clock(),
    })
    return {
      subject: `${code} est votre code de confirmation`,
      body: AddressCode({ code, link }),
    }
  },
  'address-changed': async (deps, email) => {
    const dossier = await dossierAlone(deps, email)
    const { from } = email.data
    const about = { openedAt: dossier.created_at }
    if (!from) return { subject: 'L’adresse de votre dossier a changé', body: AddressChanged(about) }
    const link = await makeDossierLink(deps, dossier.id, email.recipient)
    return {
      subject: 'L’adresse de votre dossier va changer',
      body: AddressChanged({ ...about, next: { from: new Date(from), link } }),
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
