import { useState } from 'react'
import { toast } from 'sonner'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  kindsOf,
  pieceInSentence,
} from '~/domain/dossier/pieces/document-kind'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { AddressCode } from '../company/address-code'
import { IdentityChoice } from '../company/identity-choice'
import styles from '../dossier.module.css'
import { RequestNotice } from '../request-notice'
import { whyWait } from '../signing/why-wait'
import type { DossierState } from '../state'
import { DocumentSlot } from './document-slot'
import { PieceCount } from './piece-count'
import { useReadingRounds } from './use-reading-rounds'
import { useUploads } from './use-uploads'

const AllAtOnce = clientPart(() => import('../photos/all-at-once'), <div className={styles.atOncePlace} />)

const PhoneHandOver = clientPart(() => import('../photos/phone-hand-over'))

const companyPieces = DOCUMENT_KINDS.filter(kind => !kindsOf('identity').includes(kind))

/** Step 2: the mandatory pieces (specification A5). */
export default function DocumentsStep({
  dossier,
  refresh,
  onBack,
  onDone,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
  onBack: () => void
  onDone: () => void
}) {
  const { slotOf, sending } = useUploads(dossier.id, refresh)
  useReadingRounds(dossier, refresh)
  const stored = new Map(dossier.documents.map(document => [document.document_type, document]))
  // What the agency asks for decides, then what is there.
  const asksFor = dossier.request?.documents.filter(kind => kindsOf('identity').includes(kind)) ?? []
  const identities = asksFor.length > 0 ? asksFor : [...stored.keys()]
  const [identity, setIdentity] = useState<'card' | 'passport'>(
    identities.includes('passport') ? 'passport' : 'card',
  )
  const kinds: DocumentKind[] = [
    ...(identity === 'passport' ? (['passport'] as const) : (['identity_recto', 'identity_verso'] as const)),
    ...companyPieces,
  ]

  const asked = dossier.request?.remaining ?? []
  const storedOf = (kind: DocumentKind) => (asked.includes(kind) ? undefined : stored.get(kind))
  const slots = kinds.map(kind => {
    const there = storedOf(kind)
    return { kind, there, slot: slotOf(kind, there?.filename) }
  })
  const wanted = slots.flatMap(({ kind, there, slot }) => (there || slot.upload ? [] : [kind]))
  const missing = dossier.missing.length > 0 ? dossier.missing : asked.map(pieceInSentence)
  const waiting = whyWait(missing, sending)

  function advance() {
    toast.success('Documents téléversés avec succès')
    onDone()
  }

  return (
    <div className="stack-24">
      {dossier.request && (
        <RequestNotice
          reason={dossier.request.reason}
          remaining={asked.filter(kind => kinds.includes(kind))}
        />
      )}
      <p className="second-text">
        PDF, JPEG ou PNG, 10&nbsp;Mo au plus par fichier. Chaque fichier part dès que vous le
        choisissez&#8239;; vous pouvez vous interrompre et revenir par la même adresse.
      </p>
      <AddressCode dossier={dossier} refresh={refresh} />
      <PhoneHandOver id={dossier.id} refresh={refresh} />
      <PieceCount done={slots.filter(({ there }) => there).length} total={slots.length} />
      <IdentityChoice value={identity} onChange={setIdentity} />
      {wanted.length > 1 && (
        <AllAtOnce
          wanted={wanted}
          onSend={pieces => {
            for (const { kind, file } of pieces) slotOf(kind, undefined).choose([file])
          }}
        />
      )}
      {slots.map(({ kind, there, slot }) => (
        <DocumentSlot key={kind} kind={kind} stored={there} slot={slot} removable />
      ))}
      <p role="status" className="second-text">
        {waiting || 'Toutes les pièces obligatoires sont là.'}
      </p>
      <DataProtectionNotice purpose="à constituer votre dossier d’aide&#8239;; vos pièces sont chiffrées et ne sont lues que par notre équipe et les organismes d’aide" />
      <div className={styles.actions}>
        <Button look="second" onClick={onBack}>
          Retour
        </Button>
        <Button disabled={waiting !== ''} onClick={advance}>
          Continuer
        </Button>
      </div>
    </div>
  )
}
