import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminButton } from './admin-button'
import { FieldsDialog } from './fields-dialog'
import { useKeptText } from './use-kept-text'

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
  /** Left out where another code is all that is asked for. */
  leave?: () => void
}

/**
 * Another address for somebody who lost his mailbox and rings: it is mailed a code, which he says. Where no e-mail leaves
 * nothing is mailed, and the address changes at once.
 */
export function AddressDialog({ title, name, about, own, ask, change, onClose }: AddressDialogProps) {
  // Whoever reads his code on this telephone may find the page loaded anew.
  const [mailed, setMailed] = useKeptText(`code:${name}`)
  const [again, setAgain] = useState(false)
  const act = useMutation({
    mutationFn: async ({ typed: { email = '', reason = '', code = '' }, leave }: Asked) => {
      const known = email.trim()
      if (!(leave && mailed && known === mailed) && (await ask(known)).asked) {
        setMailed(known)
        setAgain(known === mailed)
        return
      }
      await change({ email: known, reason, code })
      leave?.()
    },
  })
  return (
    <FieldsDialog
      title={title}
      action={mailed ? 'Changer l’adresse' : 'Continuer'}
      about={set => (
        <>
          {about}
          {mailed && (
            <div className="stack-4">
              <p role="status" aria-live="polite">
                {again ? 'Un nouveau code' : 'Un code'} est parti à {mailed}. Il est valable dix minutes
                {own ? '.' : '\u00a0: demandez-le à la personne au téléphone.'}
              </p>
              <p>
                <AdminButton
                  look="quiet"
                  busy={act.isPending}
                  onClick={() => {
                    set({ code: '' })
                    act.mutate({ typed: { email: mailed } })
                  }}
                >
                  Envoyer un autre code
                </AdminButton>
              </p>
            </div>
          )}
        </>
      )}
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
      onClose={() => {
        setMailed('')
        onClose()
      }}
    />
  )
}
