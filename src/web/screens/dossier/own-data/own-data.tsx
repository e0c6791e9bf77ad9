import { useState } from 'react'
import { CodeAsked } from '../company/code-asked'
import type { DossierState } from '../state'
import { type Contact, ContactCorrection } from './contact-correction'
import { Erasure } from './erasure'
import { Takeaway } from './takeaway'

interface OwnDataProps {
  dossier: DossierState
  refresh: () => Promise<void>
}

/** What a client may do with what is held about him, once a code was typed (RGPD, articles 15 to 20). */
export default function OwnData({ dossier, refresh }: OwnDataProps) {
  const [unlocked, setUnlocked] = useState(dossier.email_proof === 'not-asked')
  // The ten minutes of a code may be over while one types.
  const [contact, type] = useState<Contact>({ phone: dossier.phone, email: dossier.email })
  // Whoever opens the dossier on somebody else's screen can do none of it.
  if (!unlocked)
    return (
      <CodeAsked id={dossier.id} name="own-data-code" onTyped={() => setUnlocked(true)}>
        Pour protéger vos données, un code à six chiffres part à <strong>{dossier.email}</strong>. Il ouvre
        ces actions pendant 10 minutes.
      </CodeAsked>
    )
  const lock = () => setUnlocked(false)
  return (
    <div className="stack-24">
      <Takeaway id={dossier.id} onLocked={lock} />
      <ContactCorrection {...{ dossier, refresh }} typed={contact} onType={type} onLocked={lock} />
      <Erasure id={dossier.id} onLocked={lock} />
    </div>
  )
}
