import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { errorsOf, NOTHING_LOST, wordsOf } from '~/contract/failure'
import { keysOf, tableOf } from '~/domain/closed-list'
import {
  COMPANY_FIELDS,
  type Company,
  fieldErrors,
  isCompanyFilled,
  trimCompany,
} from '~/domain/dossier/company'
import { checkSiret } from '~/domain/place/siret'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import { useRetryKey } from '~/web/use-retry-key'
import styles from '../dossier.module.css'
import { readAhead } from '../read-ahead'
import type { DossierState } from '../state'
import { BroughtAlong, useBroughtAlong } from './brought-along'

/** A convenience: the form is there without it. */
const RegistryLookUp = clientPart(
  () => import('./registry-look-up'),
  <div className={styles.lookUpPlace} aria-hidden />,
)

const SAVED = 'Informations enregistrées avec succès'
const NOT_SAVED = "Erreur lors de l'enregistrement"

const tell: Tell = error => ({
  toast: NOT_SAVED,
  place: wordsOf(error, NOTHING_LOST),
  errors: errorsOf(error),
})

const empty: Company = { company_name: '', siret: '', address: '', phone: '', email: '' }

/** Step 1: the company (specification A5). Saved again when one comes back, never twice. */
export function CompanyStep({
  dossier,
  onSaved,
}: {
  dossier: DossierState | null
  onSaved: (saved: DossierState) => void
}) {
  const retryKey = useRetryKey()
  const along = useBroughtAlong()
  const navigate = useNavigate()
  const territoryWarning = useTerritoryWarning()
  const [leftSiret, setLeftSiret] = useState(dossier !== null)
  const {
    form,
    field,
    set,
    typed: company,
    errors,
    failed,
    busy,
  } = useForm<Company>({
    draft: dossier ? null : 'new-dossier',
    start: dossier ? pick(dossier) : empty,
    tell,
    check(company) {
      const errors = fieldErrors(company)
      return errors.length > 0 ? { toast: NOT_SAVED, errors } : null
    },
    async send(company) {
      const body = trimCompany(company)
      if (dossier) {
        const saved = await api.correctCompany({ params: { id: dossier.id }, body })
        toast.success(SAVED)
        return onSaved(saved)
      }
      const headers = { 'Idempotency-Key': retryKey(body), 'Address-Code': 'mail' }
      const { id } = await api.submitCompany({ body, headers })
      await along.send(id)
      await readAhead(id)
      toast.success(SAVED)
      // What comes back from its second step finds the first, not an empty form.
      await navigate(`/dossier/${id}`, { replace: true, state: { step: 1 } })
      void navigate(`/dossier/${id}`, { state: { step: 2, from: 1 } })
    },
  })
  const fieldProps = (name: keyof Company) => ({ ...field(name), required: true })

  if (dossier?.signed)
    return (
      <p className="error-box">
        La facture est signée&nbsp;: ces informations ne peuvent plus être modifiées.
      </p>
    )
  return (
    <>
      <form {...form} className="stack-24">
        <p className="second-text">
          Ces informations figureront sur votre facture. Les cinq champs sont obligatoires.
        </p>
        <ErrorSummary errors={errors} title="Le dossier n’a pas pu être enregistré" />
        <TextField
          label="SIRET"
          hint="14 chiffres, par exemple 732 829 320 00074"
          inputMode="numeric"
          placeholder="14 chiffres"
          warning={siretWarning(company.siret, leftSiret)}
          onBlur={() => setLeftSiret(true)}
          {...fieldProps('siret')}
        />
        <RegistryLookUp company={company} onFound={set} />
        <TextField label="Nom de l’entreprise" autoComplete="organization" {...fieldProps('company_name')} />
        <TextField
          label="Adresse"
          autoComplete="street-address"
          warning={territoryWarning(company.address)}
          {...fieldProps('address')}
        />
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          warning={phoneWarning(company.phone)}
          {...fieldProps('phone')}
        />
        <TextField label="E-mail du dirigeant" type="email" autoComplete="email" {...fieldProps('email')} />
        {!dossier && <BroughtAlong {...along} />}
        <DataProtectionNotice purpose="à préparer votre dossier d’aide et votre facture" />
        <FormProblem {...failed} className="error-box" />
        <p role="status" className="second-text">
          {whatIsMissing(company)}
        </p>
        <div className={styles.actions}>
          <Button type="submit" disabled={!isCompanyFilled(company)} busy={busy}>
            Continuer
          </Button>
        </div>
      </form>
      {!dossier && (
        <p>
          Vous avez déjà commencé&#8239;? <a href="/dossier/reprendre">Reprendre mon dossier</a>
        </p>
      )}
    </>
  )
}

const pick = (dossier: DossierState): Company => tableOf(COMPANY_FIELDS, field => dossier[field])

const FIELD_NAMES: Record<keyof Company, string> = {
  siret: 'le SIRET',
  company_name: 'le nom',
  address: 'l’adresse',
  phone: 'le téléphone',
  email: 'l’e-mail',
}

/** Why one cannot go on yet; nothing while the form is untouched, whose first line has said it. */
function whatIsMissing(company: Company): string {
  const fields = keysOf(FIELD_NAMES)
  const missing = fields.filter(field => company[field].trim() === '')
  if (missing.length === 0 || missing.length === fields.length) return ''
  return `Pour continuer, remplissez encore\u00a0: ${missing.map(field => FIELD_NAMES[field]).join(', ')}.`
}

/** specification B2: a doubt is told, never a refusal. What knows the territories comes once the form is there. */
function useTerritoryWarning(): (address: string) => string | undefined {
  const [isBilled, setIsBilled] = useState(() => (_address: string) => true)
  useEffect(() => {
    import('~/domain/invoice/vat')
      .then(({ vatOf }) => setIsBilled(() => (address: string) => vatOf(address) !== null))
      .catch(() => {})
  }, [])
  return address => (isBilled(address) ? undefined : ELSEWHERE)
}

const ELSEWHERE =
  'Ce territoire a sa propre fiscalité\u00a0: écrivez-nous avant de continuer, la facture ne pourra pas être signée ici.'

/** @param left whether the field was left: until then digits may still come, after that a SIREN is no SIRET */
function siretWarning(value: string, left: boolean): string | undefined {
  const { siret, valid } = checkSiret(value)
  if (siret.length < (left ? 1 : 14) && !/\D/.test(siret)) return undefined
  return valid
    ? undefined
    : 'Ce numéro ne ressemble pas à un SIRET\u00a0: vérifiez ses 14 chiffres. Vous pouvez tout de même continuer.'
}

function phoneWarning(value: string): string | undefined {
  const digits = value.replace(/\D/g, '')
  if (value.trim().length < 6) return undefined
  if (digits.length >= 9 && digits.length <= 15) return undefined
  return 'Ce numéro semble incomplet\u00a0: vérifiez-le. Vous pouvez tout de même continuer.'
}
