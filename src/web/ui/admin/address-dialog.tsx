import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminButton } from './admin-button'
import { FieldsDialog } from './fields-dialog'

interface AddressDialogProps {
  title: string
  /** Under which what is typed is kept. */
  name: string
  /** What follows for who reads the address of today. */
  about: ReactNode
  /** It is one’s own: nobody is to be known by anything, and the code is read here. */
  own?: boolean
  ask: (email: string) => Promise<{ asked: boolean }>
  change: (typed: { email: string; code: string; reason: string }) => Promise<unknown>
  onClose: () => void
}

interface Asked {
  typed: Record<string, string>
  leave: () => void
}

/**
 * Another address for somebody who lost his mailbox and rings: it is mailed a code, which he says. Where no e-mail leaves
 * nothing is mailed, and the address changes at once.
 */
export function AddressDialog({ title, name, about, own, ask, change, onClose }: AddressDialogProps) {
  const [mailed, setMailed] = useState('')
  const act = useMutation({
    mutationFn: async ({ typed: { email = '', reason = '', code = '' }, leave }: Asked) => {
      const known = email.trim()
      if (known !== mailed && (await ask(known)).asked) return setMailed(known)
      await change({ email: known, reason, code })
      leave()
    },
  })
  return (
    <FieldsDialog
      title={title}
      action={mailed ? 'Changer l’adresse' : 'Continuer'}
      about={
        <>
          {about}
          {mailed && (
            <p role="status" aria-live="polite">
              Un code vient de partir à {mailed}. Il est valable dix minutes
              {own ? '.' : '\u00a0: demandez-le à la personne au téléphone.'}{' '}
              <AdminButton look="quiet" onClick={() => setMailed('')}>
                Envoyer un autre code
              </AdminButton>
            </p>
          )}
        </>
      }
      fields={[
        { name: 'email', label: 'Nouvelle adresse e-mail' },
        ...(own
          ? []
          : [
              {
                name: 'reason',
                label: 'Comment vous avez vérifié qui le demande (gardé au journal)',
                rows: 2,
              },
            ]),
        ...(mailed ? [{ name: 'code', label: 'Code reçu à la nouvelle adresse' }] : []),
      ]}
      act={act}
      keptAs={`adresse:${name}`}
      onDone={(typed, leave) => act.mutate({ typed, leave })}
      onClose={onClose}
    />
  )
}
