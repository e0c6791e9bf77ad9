import { DOCUMENT_LABELS, pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { AgencyPiecesReceived } from '~/emails/agency/agency-pieces-received'
import { PieceAdded } from '~/emails/dossier/piece-added'
import { PiecesReceived } from '~/emails/dossier/pieces-received'
import { type Dossier, requestOf } from '~/store/dossiers/dossiers'
import { lastClientWord } from '~/store/dossiers/last-client-word'
import { type Composers, dossierForTeam, dossierOf } from './composers'

/** What leaves when pieces come in. */
export const pieceComposers: Composers<'pieces-received' | 'agency-pieces-received' | 'piece-added'> = {
  'piece-added': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Une pièce a été ajoutée à votre dossier',
      body: PieceAdded({ companyName, link }),
    }
  },
  'pieces-received': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Vos pièces sont bien reçues',
      body: PiecesReceived({ companyName, pieces: askedOf(dossier).map(pieceInSentence), link }),
    }
  },
  'agency-pieces-received': async (deps, email) => {
    const { dossier, companyName, link } = await dossierForTeam(deps, email)
    const request = requestOf(dossier)
    return {
      subject: `Pièces reçues\u00a0: dossier ${dossier.invoice_number}`,
      body: AgencyPiecesReceived({
        companyName,
        pieces: askedOf(dossier).map(kind => DOCUMENT_LABELS[kind]),
        words: request ? await lastClientWord(deps.db, dossier.id, request.at) : null,
        link,
      }),
    }
  },
}

const askedOf = (dossier: Dossier) => requestOf(dossier)?.documents ?? []
