import { useState } from 'react'
import { toast } from 'sonner'
import { errorsOf, wordsOf } from '~/contract/failure'
import { followUpApi } from '~/web/follow-up-api'
import { readDraft, writeDraft } from '~/web/form-draft'
import { Button } from '~/web/ui/actions/button'
import { CodeField } from '~/web/ui/forms/code-field'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import styles from './mon-site.module.css'
import { usePapers, useReadAgain } from './owner-queries'
import type { PartProps } from './part-props'

/** The address by which one comes in here, and which requests are mailed to; changed by a code to both. */
export function OwnerAddressPart({ site }: PartProps) {
  const { data } = usePapers(site)
  const [changing, change] = useState(() => Boolean(readDraft(`owner-address:${site}`).email))
  if (!data) return null
  return (
    <section aria-labelledby="adresse" className={`stack-16 ${styles.part}`}>
      <h2 id="adresse">Votre adresse e-mail</h2>
      <p>
        {data.owner_email ? (
          <>
            Les demandes arrivent à <strong className={styles.address}>{data.owner_email}</strong>, qui ouvre
            aussi cet espace.
          </>
        ) : (
          'Aucune adresse n’est encore connue pour ce site.'
        )}
      </p>
      {changing ? (
        <AddressForm site={site} current={data.owner_email} onDone={() => change(false)} />
      ) : (
        <p>
          <Button look="second" onClick={() => change(true)}>
            Changer d’adresse
          </Button>
        </p>
      )}
    </section>
  )
}

const tell: Tell = error => ({ toast: wordsOf(error), errors: errorsOf(error) })

interface AddressFormProps extends PartProps {
  current: string | null
  onDone: () => void
}

/**
 * The address first; then, where e-mails leave, the code that each of the two was sent: who reads them on a telephone leaves
 * this page for two mailboxes.
 */
function AddressForm({ site, current, onDone }: AddressFormProps) {
  const draft = `owner-address:${site}` as const
  const readAgain = useReadAgain()
  const { form, field, set, typed, failed, busy } = useForm({
    draft,
    start: { email: '', code: '', new_code: '', asked: '' },
    tell,
    check: ({ email }) => (email.trim() === '' ? 'Indiquez la nouvelle adresse.' : null),
    async send({ asked, ...body }) {
      const params = { site }
      if (!asked) {
        const codes = await followUpApi.ownerAskOwnerAddress({ params, body: { email: body.email } })
        if (codes.asked) {
          set({ asked: 'asked' })
          return
        }
      }
      const { owner_email } = await followUpApi.ownerChangeOwnerAddress({ params, body })
      toast.success(`L’adresse de votre site est maintenant ${owner_email}.`)
      leave()
      // Who came in by the former is let in no more.
      await readAgain()
    },
  })
  const asked = typed.asked !== ''
  function leave() {
    writeDraft(draft, null)
    onDone()
  }
  return (
    <form {...form} className="stack-12">
      <TextField
        label="La nouvelle adresse e-mail"
        type="email"
        autoComplete="email"
        readOnly={asked}
        {...field('email')}
      />
      {asked && (
        <>
          <p role="status">
            Un code vient de partir à chacune des deux adresses. Il est valable dix minutes.
          </p>
          {current && (
            <CodeField
              name="code"
              label={`Le code reçu à ${current}`}
              value={typed.code}
              error=""
              onChange={code => set({ code })}
            />
          )}
          <CodeField
            name="new_code"
            label={`Le code reçu à ${typed.email}`}
            value={typed.new_code}
            error=""
            onChange={new_code => set({ new_code })}
          />
        </>
      )}
      <DataProtectionNotice
        purpose="à vous joindre au sujet de votre site"
        kept="tant que votre site existe"
        erasable
      />
      <FormProblem {...failed} className="error-text" />
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {asked ? 'Changer l’adresse' : 'Continuer'}
        </Button>
        {asked && (
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              // Before it is gone, and focus with it.
              currentTarget.form?.querySelector('input')?.focus()
              set({ code: '', new_code: '', asked: '' })
            }}
          >
            Demander d’autres codes
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
